import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH_IT = /\.(html|css|js|svg|txt|xml|webmanifest)$/

/** Smaller twins of a file, made once here rather than by the server for each visitor. */
export async function compressed(fileName: string, source: string | Uint8Array) {
  if (!WORTH_IT.test(fileName)) return []
  const { brotli, gzipped } = await squeeze(source)
  return [
    { fileName: `${fileName}.br`, source: brotli },
    { fileName: `${fileName}.gz`, source: gzipped },
  ]
}

/** The form's script stands under two names, and takes a second. */
const squeezed = new Map<string | Uint8Array, Promise<{ brotli: Buffer; gzipped: Buffer }>>()

function squeeze(source: string | Uint8Array) {
  const known = squeezed.get(source) ?? compress(Buffer.from(source))
  squeezed.set(source, known)
  return known
}

async function compress(bytes: Buffer) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  return { brotli, gzipped }
}
