import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import * as http from 'node:http'
import * as https from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Served = { address: string; httpPort: number; certificate: string; stop(): void }

export const NGINX = '/usr/sbin/nginx'
export const CADDY = '/usr/bin/caddy'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** The shipped nginx configuration, except for its ports, paths and host name. */
export async function serveWithNginx(site: string): Promise<Served> {
  const place = await prepare(site)
  const { folder, httpPort, httpsPort, certificate, key } = place
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/\n {4}listen \[::\]:\d+.*;/g, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${httpPort};`)
    .replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`)
    .replaceAll('https://www.example.com$', `https://localhost:${httpsPort}$`)
    .replaceAll('www.example.com', 'localhost')
    .replaceAll('/var/www/site', join(folder, 'site'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
  const configuration = `load_module ${BROTLI};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid pid;
error_log stderr;
events {}
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
${temporary.join('\n')}
${shipped}
}`
  writeFileSync(join(folder, 'nginx.conf'), configuration)
  return whenUp(spawn(NGINX, ['-p', folder, '-c', 'nginx.conf']), place)
}

export async function serveWithCaddy(site: string): Promise<Served> {
  const place = await prepare(site)
  const { folder, httpPort, httpsPort, certificate, key } = place
  const shipped = readFileSync('deploy/Caddyfile', 'utf8')
    .replace(/\nexample\.com \{[\s\S]*?\n\}\n/, '\n') // that host would need a certificate of its own
    .replace('http://www.example.com {', 'http://localhost {')
    .replace('https://www.example.com{uri}', `https://localhost:${httpsPort}{uri}`)
    .replace('\nwww.example.com {', `\nlocalhost {\n\ttls ${certificate} ${key}\n`)
    .replaceAll('/var/www/site', join(folder, 'site'))
  const configuration = join(folder, 'Caddyfile')
  writeFileSync(configuration, `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n}\n${shipped}`)
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return whenUp(spawn(CADDY, ['run', '--config', configuration, '--adapter', 'caddyfile'], { env }), place)
}

async function prepare(site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'server-'))
  cpSync(site, join(folder, 'site'), { recursive: true })
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const options = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout ${key} -out ${certificate}`
  execFileSync('openssl', options.split(/\s+/), { stdio: 'ignore' })
  return { folder, certificate, key, httpPort: await freePort(), httpsPort: await freePort() }
}

async function whenUp(child: ChildProcess, place: Awaited<ReturnType<typeof prepare>>): Promise<Served> {
  const { folder, certificate, httpPort, httpsPort } = place
  let output = ''
  child.stderr?.on('data', (part) => {
    output += part
  })
  const stop = () => {
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    child.kill('SIGTERM')
  }
  const address = `https://localhost:${httpsPort}/`
  const ca = readFileSync(certificate)
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    if (await get(address, { ca }).catch(() => undefined)) return { address, httpPort, certificate, stop }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  stop()
  throw new Error(`The server did not start: ${output}`)
}

/** Sends the path and headers unchanged; fetch would normalize them. `ca` is the certificate to trust. */
export async function get(address: string, options: https.RequestOptions = {}) {
  const { protocol, hostname, port, pathname: path } = new URL(address)
  const { request } = protocol === 'https:' ? https : http
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path, family: 4, ...options }, resolve)
      .on('error', reject)
      .end()
  })
  const { statusCode: status = 0, headers } = response
  return { status, headers, body: Buffer.concat(await response.toArray()) }
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

export function isInstalled(program: string) {
  return existsSync(program) && (program !== NGINX || existsSync(BROTLI))
}
