import { Drawing, Path } from './Drawing'
import { MARK_BOX, motif } from './motif'

export function Mark() {
  return (
    <Drawing viewBox={MARK_BOX} size={40}>
      <Path first={motif.first} second={motif.second} mark={motif.shared} />
    </Drawing>
  )
}
