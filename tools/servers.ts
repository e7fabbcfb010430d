import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Served = {
  address: string
  httpPort: number
  httpsPort: number
  certificate: string
  stop(): void
}
export type Change = (configuration: string) => string

export const NGINX = '/usr/sbin/nginx'
export const CADDY = '/usr/bin/caddy'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The shipped nginx configuration, as it is but for the host, the ports and the paths; `change` spoils it for a test. */
export async function serveWithNginx(site: string, change: Change = (same) => same): Promise<Served> {
  const { folder, httpPort, httpsPort, certificate, key } = await prepare(site)
  const shipped = change(readFileSync('deploy/nginx.conf', 'utf8'))
    .replaceAll(/\n {4}listen \[::\]:\d+.*;/g, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    .replaceAll('https://www.example.com$', `https://localhost:${httpsPort}$`)
    .replaceAll('www.example.com', 'localhost')
    .replaceAll('/var/www/site', join(folder, 'site'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${BROTLI};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr;
worker_processes 2;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  ${temporary.join('\n  ')}
${shipped}
}`,
  )
  const child = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return whenUp(child, folder, { httpPort, httpsPort, certificate })
}

/** The shipped Caddyfile, likewise. */
export async function serveWithCaddy(site: string): Promise<Served> {
  const { folder, httpPort, httpsPort, certificate, key } = await prepare(site)
  const shipped = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/\nexample\.com \{[\s\S]*?\n\}\n/, '\n') // it would want a certificate of its own
    .replace('http://www.example.com, http://example.com {', 'http://localhost {')
    .replace('https://www.example.com{uri}', `https://localhost:${httpsPort}{uri}`)
    .replace('\nwww.example.com {', `\nlocalhost {\n\ttls ${certificate} ${key}\n`)
    .replaceAll('/var/www/site', join(folder, 'site'))
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n}\n${shipped}`,
  )
  const child = spawn(CADDY, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return whenUp(child, folder, { httpPort, httpsPort, certificate })
}

async function prepare(site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  cpSync(site, join(folder, 'site'), { recursive: true })
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const kind = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  execFileSync('openssl', [...kind, ...name, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return { folder, certificate, key, httpPort: await freePort(), httpsPort: await freePort() }
}

async function whenUp(
  child: ChildProcess,
  folder: string,
  served: Omit<Served, 'address' | 'stop'>,
): Promise<Served> {
  let said = ''
  child.stderr?.on('data', (part) => {
    said += part
  })
  const address = `https://localhost:${served.httpsPort}/`
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server did not start: ${said}`)
    if (await get(address, served.certificate).catch(() => undefined)) {
      return { ...served, address, stop }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  stop()
  throw new Error(`The server did not answer: ${said}`)

  function stop() {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true })) // its key is in there
    child.kill('SIGTERM')
  }
}

export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  bytes: number
  text: string
}

/** A request whose path and headers are sent as they are. */
export function get(
  address: string,
  certificate: string,
  options: { path?: string; method?: string; headers?: Record<string, string> } = {},
) {
  const { hostname, port, pathname } = new URL(address)
  return new Promise<Answer>((resolve, reject) => {
    const ca = readFileSync(certificate)
    request(
      {
        hostname,
        port,
        ca,
        path: options.path ?? pathname,
        method: options.method ?? 'GET',
        headers: options.headers ?? {},
        family: 4,
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => {
          const body = Buffer.concat(parts)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: body.length,
            text: body.toString(),
          })
        })
      },
    )
      .on('error', reject)
      .end()
  })
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

export function isHere(program: string) {
  return existsSync(program) && (program !== NGINX || existsSync(BROTLI))
}
