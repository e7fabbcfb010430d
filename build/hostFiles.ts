import { CACHE_FOREVER, CACHE_REVALIDATE } from './policy'

type Headers = Record<string, string>

/**
 * The same headers in the words of each host. `_headers` goes into dist/; the others stand in the repository,
 * because hosts read them there before they build. They hold nothing that differs from practice to practice.
 */
export function hostFiles(headers: Headers) {
  return {
    inSite: { _headers: netlifyAndCloudflare(headers) },
    inRepository: {
      'vercel.json': vercel(headers),
      'deploy/nginx.conf': nginx(headers),
      'deploy/Caddyfile': caddy(headers),
    },
  }
}

// Both revalidate the page by themselves, and would join two rules for one header into nonsense.
function netlifyAndCloudflare(headers: Headers) {
  return `/*\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n\n/assets/*\n  Cache-Control: ${CACHE_FOREVER}\n`
}

function vercel(headers: Headers) {
  const all = Object.entries(headers).map(([key, value]) => ({ key, value }))
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci --include=dev',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    headers: [
      { source: '/(.*)', headers: all },
      { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: CACHE_FOREVER }] },
    ],
  }
  return `${JSON.stringify(configuration, null, 2)}\n`
}

function nginx(headers: Headers) {
  return `# Copy it to /etc/nginx/conf.d/, replace www.example.com by your domain, and copy dist/ to /var/www/site.
# On Debian and Ubuntu: apt install nginx libnginx-mod-http-brotli-static
# Programmers: \`npm run build\` makes this file, from build/policy.ts and build/hostFiles.ts.

map $uri $cache_control {
    ~^/assets/ "${CACHE_FOREVER}";
    default "${CACHE_REVALIDATE}";
}

server {
    listen 80;
    listen [::]:80;
    server_name www.example.com;
    return 301 https://$host$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name www.example.com;
    ssl_certificate /etc/letsencrypt/live/www.example.com/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/www.example.com/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;

    root /var/www/site;
    server_tokens off;
    charset utf-8;
    charset_types text/plain text/xml application/javascript application/manifest+json image/svg+xml;
    brotli_static on;
    gzip_static on;
    gzip_vary on;

${lines(headers, (name, value) => `    add_header ${name} "${value}" always;`)}
    add_header Cache-Control $cache_control;

    error_page 404 /404.html;
    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }

    # No location below has an add_header of its own: it would lose all those above.
    location / {
        try_files $uri $uri/ =404;
    }
    location = /404.html {
        internal;
    }
    location = /site.webmanifest {
        default_type application/manifest+json;
    }
    location = /_headers {
        return 404;
    }
    location ~ \\.(br|gz)$ {
        return 404;
    }
    location ~ /\\.(?!well-known/) {
        return 404;
    }
}
`
}

function caddy(headers: Headers) {
  return `# Copy it to /etc/caddy/Caddyfile, replace www.example.com by your domain, and copy dist/ to /var/www/site.
# Caddy gets the certificate by itself.
# Programmers: \`npm run build\` makes this file, from build/policy.ts and build/hostFiles.ts.

(headers) {
	header {
		-Server
${lines(headers, (name, value) => `\t\t${name} "${value}"`)}
		Vary "Accept-Encoding"
	}
}

www.example.com {
	root * /var/www/site
	import headers

	@assets {
		path /assets/*
		file
	}
	@others not path /assets/*
	header @assets Cache-Control "${CACHE_FOREVER}"
	header @others Cache-Control "${CACHE_REVALIDATE}"
	header /site.webmanifest Content-Type "application/manifest+json"

	@refused {
		path /_headers *.br *.gz */.*
		not path /.well-known/*
	}
	error @refused 404

	@written not method GET HEAD
	error @written 405

	file_server {
		precompressed br gzip
	}

	handle_errors {
		import headers
		rewrite * /404.html
		file_server
	}
}
`
}

function lines(headers: Headers, line: (name: string, value: string) => string) {
  return Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n')
}
