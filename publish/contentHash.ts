import { createHash } from 'node:crypto'

/** Eight characters that change with the content, for file names. */
export function contentHash(content: Uint8Array) {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8)
}
