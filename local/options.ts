import { networkInterfaces } from 'node:os'

const DEFAULT_PORT = 4173

/**
 * Usage: `npm start -- 4174 --host`. PORT=4174 sets the port too. --host makes the site available to other devices on
 * the network.
 */
export function readOptions(args = process.argv.slice(2)) {
  const written = args.find((arg) => !arg.startsWith('-')) ?? process.env.PORT
  const port = Number(written || DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    stop(`The port should be a number from 1 to 65535, not "${written}".`)
  return { port, host: args.includes('--host') ? '0.0.0.0' : '127.0.0.1' }
}

export function printAddresses({ port, host }: { port: number; host: string }) {
  const network = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const others = network.filter(({ family, internal }) => family === 'IPv4' && !internal)
  console.log(`
  The site     http://localhost:${port}/
  The outbox   http://localhost:${port}/outbox`)
  if (host !== '127.0.0.1') for (const { address } of others) console.log(`  On a phone   http://${address}:${port}/`)
  console.log('\n  Press Ctrl+C to quit.\n')
}

export function explainPort(code: string | undefined, port: number): never {
  const command = `npm run ${process.env.npm_lifecycle_event ?? 'start'} --`
  if (code === 'EADDRINUSE')
    stop(`Port ${port} is in use by another program. Quit that program, or use another port: ${command} ${port + 1}`)
  stop(`Port ${port} cannot be used here (${code}). Use one above 1023: ${command} ${DEFAULT_PORT + 1}`)
}

function stop(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
