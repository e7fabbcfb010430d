export type Answer = { status: number; headers: Headers; text: string; type: string }
export type Get = (address: string) => Promise<Answer>

const PATIENCE_MS = 15_000

/** Asks as a browser would, but follows no redirect: where one leads is something to check. */
export const get: Get = async (address) => {
  const response = await fetch(address, {
    headers: { 'Accept-Encoding': 'br, gzip' },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const type = response.headers.get('content-type') ?? ''
  return { status: response.status, headers: response.headers, text: await response.text(), type }
}

/** Why a site could not be reached, in words. */
export function reasonOf(reason: unknown) {
  const { cause, name, message } = reason as Error & { cause?: { code?: string } }
  const known: Record<string, string> = {
    ENOTFOUND: 'there is no such host',
    ECONNREFUSED: 'nothing answers there',
    CERT_HAS_EXPIRED: 'its certificate has expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is one that browsers do not trust',
    SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is one that browsers do not trust',
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is one that browsers do not trust',
    ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  }
  if (name === 'TimeoutError') return `it did not answer within ${PATIENCE_MS / 1000} s`
  return known[cause?.code ?? ''] ?? cause?.code ?? message
}
