export const FOCUSES = ['left', 'right', 'top'] as const
export type Focus = (typeof FOCUSES)[number]

/** A picture to make: which file, its size, and what a cut keeps, if not the middle. */
export type Made = { name: string; width: number; height: number; focus?: Focus | undefined }

/** The address says what to make: pictures/Zo_C3_AB.jpg/260x325.webp is Zoë.jpg, cut to 260 × 325 pixels. */
export function pictureAddress({ name, width, height, focus }: Made) {
  const encoded = encodeURIComponent(name).replace(
    /[_'()*!~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  const safe = encoded.replaceAll('%', '_')
  return `pictures/${safe}/${width}x${height}${focus ? `-${focus}` : ''}.webp`
}

const ADDRESS = new RegExp(`^pictures/([\\w.-]+)/(\\d+)x(\\d+)(?:-(${FOCUSES.join('|')}))?\\.webp$`)

export function parsePictureAddress(address: string): Made | undefined {
  const match = address.match(ADDRESS)
  if (!match) return undefined
  const [, safe = '', width, height, focus] = match
  const name = decodeURIComponent(safe.replaceAll('_', '%'))
  return { name, width: Number(width), height: Number(height), ...(focus && { focus: focus as Focus }) }
}
