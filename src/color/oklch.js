// Between the colors that people write and OKLCH, whose lightness is the same for every hue: https://bottosson.github.io/posts/oklab/

/** @returns {[lightness: number, chroma: number, hue: number]} */
export function fromHex(/** @type {string} */ hex) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a1 = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b1 = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  return [lightness, Math.hypot(a1, b1), ((Math.atan2(b1, a1) * 180) / Math.PI + 360) % 360]
}

export function toHex(/** @type {number} */ lightness, /** @type {number} */ chroma, /** @type {number} */ hue) {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055))
  const clipped = parts.map((part) => Math.round(255 * Math.min(1, Math.max(0, part))))
  return `#${clipped.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
