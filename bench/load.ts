import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { isHere, NGINX, serveWithNginx } from '../tools/servers'

const WRK = '/usr/bin/wrk'
export const LOAD = { seconds: 20, connections: 50 }

/** How many visitors the shipped nginx configuration serves on this computer, or nothing where wrk or nginx is not here. */
export async function load(site: string) {
  if (!existsSync(WRK) || !isHere(NGINX)) return undefined
  const { address, stop } = await serveWithNginx(site)
  const args = ['-t1', `-c${LOAD.connections}`, `-d${LOAD.seconds}s`, '-H', 'Accept-Encoding: br', address]
  const { stdout } = await promisify(execFile)(WRK, args).finally(stop)
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
  return {
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    errors: refused + (errors?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0),
  }
}
