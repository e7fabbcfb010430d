import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH_IT = /\.(html|css|js|svg|txt|xml|webmanifest)$/

/** Smaller twins of a file, made once here rather than by the server for each visitor. */
export async function compressed(fileName: string, source: string | Uint8Array) {
  if (!WORTH_IT.test(fileName)) return []
  const bytes = Buffer.from(source)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return [
    { fileName: `${fileName}.br`, source: await promisify(brotliCompress)(bytes, { params }) },
    { fileName: `${fileName}.gz`, source: await promisify(gzip)(bytes, { level: 9 }) },
  ]
}
