/** An SVG file, inline so that it has the page's colors. It is decoration, so screen readers skip it. */
export function Drawing({ svg }: { svg: string }) {
  if (!svg.includes('</svg>'))
    throw new Error(`A drawing in src/drawings/ is empty or not complete: ${svg.slice(0, 60)}`)
  return <span className="drawing" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}
