/** `bytes` as a browser would see them: decompressed, and at most MOST_BYTES. */
export type Answer = { status: number; headers: Headers; bytes: Uint8Array; cut: boolean }
export type Get = (address: string) => Promise<Answer>

const PATIENCE_MS = 15_000
/** More than any file of ours, and nothing to a computer: a small answer may inflate to gigabytes. */
const MOST_BYTES = 4_000_000

/** Asks as a browser would, but follows no redirect: where one leads is something to check. */
export const get: Get = async (address) => {
  const response = await fetch(address, {
    headers: { 'Accept-Encoding': 'br, gzip' },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    length += part.length
    if (length > MOST_BYTES) break
  }
  const { status, headers } = response
  return { status, headers, bytes: Buffer.concat(parts).subarray(0, MOST_BYTES), cut: length > MOST_BYTES }
}

/** Why a site could not be reached, in words. */
export function reasonOf(reason: unknown) {
  if (!(reason instanceof Error)) return String(reason)
  const cause = reason.cause instanceof Error && 'code' in reason.cause ? String(reason.cause.code) : ''
  const known: Record<string, string> = {
    ENOTFOUND: 'there is no such host',
    ECONNREFUSED: 'nothing answers there',
    CERT_HAS_EXPIRED: 'its certificate has expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is one that browsers do not trust',
    SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is one that browsers do not trust',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is one that browsers do not trust',
    ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  }
  if (reason.name === 'TimeoutError') return `it did not answer within ${PATIENCE_MS / 1000} s`
  return known[cause] ?? (cause || reason.message)
}
