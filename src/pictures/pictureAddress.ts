export type Made = { name: string; width: number; height: number }

/** The address says what to make: pictures/Zo_C3_AB.jpg/260x325.webp is Zoë.jpg, cut to 260 × 325 pixels. */
export function pictureAddress({ name, width, height }: Made) {
  const safe = encodeURIComponent(name).replaceAll('_', '%5F').replaceAll('%', '_')
  return `pictures/${safe}/${width}x${height}.webp`
}

export function parsePictureAddress(address: string): Made | undefined {
  const [, safe, width, height] = address.match(/^pictures\/([\w.!~*'()-]+)\/(\d+)x(\d+)\.webp$/) ?? []
  return safe
    ? { name: decodeURIComponent(safe.replaceAll('_', '%')), width: Number(width), height: Number(height) }
    : undefined
}
