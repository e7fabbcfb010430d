import { Drawing, Path } from './Drawing'
import { MARK_BOX, motif } from './motif'

export function Mark() {
  return (
    <Drawing viewBox={MARK_BOX} size={40}>
      <Path fill="first" d={motif.first} />
      <Path fill="second" d={motif.second} />
      <Path fill="mark" d={motif.shared} />
    </Drawing>
  )
}
