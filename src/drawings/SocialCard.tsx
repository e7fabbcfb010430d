import { color } from '../styles/color'
import { motif } from './motif'

const [width, height] = [1200, 630]

type Props = { name: string; lines: readonly string[]; direction: 'ltr' | 'rtl' }

export function SocialCard({ name, lines, direction }: Props) {
  const rtl = direction === 'rtl'
  const start = { x: rtl ? width - 80 : 80, textAnchor: rtl ? 'end' : 'start' } as const
  // Long lines wrap or shrink, to keep them clear of the picture.
  const rows = lines.flatMap((line) => (line.length > 20 ? line.split(/ (?=\S*$)/) : [line]))
  const fontSize = Math.min(70, 1330 / Math.max(1, ...rows.map(({ length }) => length)))
  const stroke = { fill: 'none', strokeWidth: 2 }
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} fontFamily="Fraunces">
      <rect width={width} height={height} fill={color('color-paper')} />
      <g transform={rtl ? `translate(${width - 664} 6) scale(-0.97 0.97)` : 'translate(664 6) scale(0.97)'}>
        <clipPath id="shared">
          <path d={motif.shared} />
        </clipPath>
        <path fill={color('draw-first')} d={motif.first} />
        <path fill={color('draw-second')} d={motif.second} />
        <path fill={color('draw-lens')} d={motif.shared} />
        <path {...stroke} stroke={color('draw-shared')} d={motif.stem} />
        <path {...stroke} stroke={color('color-paper')} d={motif.stem} clipPath="url(#shared)" />
        {motif.leaves.map((leaf, index) => (
          <path
            key={leaf}
            {...stroke}
            stroke={color('color-paper')}
            fill={color(index % 2 ? 'draw-leaf' : 'draw-shared')}
            d={leaf}
          />
        ))}
      </g>
      <text {...start} y="150" fontSize={Math.min(38, (38 * 30) / name.length)} fill={color('color-ink-soft')}>
        {name}
      </text>
      <g fontSize={fontSize} letterSpacing="-1.5" fill={color('color-ink')}>
        {rows.map((row, index) => (
          <text key={row} {...start} y={326 + index * fontSize * 1.12}>
            {row}
          </text>
        ))}
      </g>
    </svg>
  )
}
