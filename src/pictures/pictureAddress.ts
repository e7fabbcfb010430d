export const FOCUSES = ['left', 'right', 'top'] as const
export type Focus = (typeof FOCUSES)[number]

/** A picture to make: which file, its size, and what a cut keeps, if not the middle. */
export type Made = { name: string; width: number; height: number; focus?: Focus | undefined }

/** The address says what to make: pictures/Zo_C3_AB.jpg/260x325.webp is Zoë.jpg, cut to 260 × 325 pixels. */
export function pictureAddress({ name, width, height, focus }: Made) {
  const safe = encodeURIComponent(name).replaceAll('_', '%5F').replaceAll('%', '_')
  return `pictures/${safe}/${width}x${height}${focus ? `-${focus}` : ''}.webp`
}

export function parsePictureAddress(address: string): Made | undefined {
  const match = address.match(/^pictures\/([\w.!~*'()-]+)\/(\d+)x(\d+)(?:-(left|right|top))?\.webp$/)
  if (!match) return undefined
  const [, safe = '', width, height, focus] = match
  const name = decodeURIComponent(safe.replaceAll('_', '%'))
  return { name, width: Number(width), height: Number(height), ...(focus && { focus: focus as Focus }) }
}
