import { Drawing, Path } from './Drawing'
import { motif } from './motif'

export function Mark() {
  return (
    <Drawing viewBox="32 40 560 560" className="mark">
      <Path fill="first" d={motif.first} />
      <Path fill="second" d={motif.second} />
      <Path fill="mark" d={motif.shared} />
    </Drawing>
  )
}
