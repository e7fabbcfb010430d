/** `bytes` is decompressed, and cut off at MAX_BYTES. */
export type Answer = { status: number; headers: Headers; bytes: Uint8Array; truncated: boolean }
export type Get = (address: string) => Promise<Answer>

const TIMEOUT_MS = 15_000
/** Larger than any file in dist/. A small compressed response may inflate to gigabytes. */
const MAX_BYTES = 4_000_000

/** Fetches like a browser, but doesn't follow redirects: the caller checks where they lead. */
export const get: Get = async (address) => {
  const headers = { 'Accept-Encoding': 'br, gzip' }
  const response = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    parts.push(part)
    length += part.length
    if (length > MAX_BYTES) break
  }
  const bytes = Buffer.concat(parts).subarray(0, MAX_BYTES)
  return { status: response.status, headers: response.headers, bytes, truncated: length > MAX_BYTES }
}

const UNTRUSTED = 'browsers do not trust its certificate'
const REASONS: Record<string, string> = {
  ENOTFOUND: 'there is no such host',
  ECONNREFUSED: 'nothing responds there',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

export function reasonFor(reason: Error & { cause?: { code?: string } }) {
  if (reason.name === 'TimeoutError') return `it did not answer within ${TIMEOUT_MS / 1000} seconds`
  const code = reason.cause?.code ?? ''
  return REASONS[code] ?? (code || reason.message)
}
