/** An SVG file, inline so that it has the page's colors. It is decoration, so screen readers skip it. */
export function Drawing({ svg }: { svg: string }) {
  return <span className="drawing" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}
