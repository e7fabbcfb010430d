export const DEFAULT_PORT = 4173

/** Where `npm start` and `npm run dev` are found. */
export function addresses(port: number) {
  return `
  The site     http://localhost:${port}/
  The outbox   http://localhost:${port}/outbox

  Ctrl+C ends it.
`
}
