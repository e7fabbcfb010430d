import { Drawing, Path } from './Drawing'
import { MARK_BOX, motif } from './motif'

export function Mark() {
  return (
    <Drawing viewBox={MARK_BOX} size={40}>
      <Path as="first" d={motif.first} />
      <Path as="second" d={motif.second} />
      <Path as="mark" d={motif.shared} />
    </Drawing>
  )
}
