/**
 * The contrast ratio of two colors as WCAG defines it, from 1 to 21. Takes computed colors, such as rgb(255, 255, 255).
 */
export function contrast(...colors: [string, string]) {
  const [lighter = 1, darker = 1] = colors.map(luminance).toSorted((a, b) => b - a)
  return lighter / darker
}

function luminance(color: string) {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
}
