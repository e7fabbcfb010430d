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

export function Leaves() {
  return motif.leaves.map((leaf, index) => <Path key={leaf} as={index % 2 ? 'light-leaf' : 'leaf'} d={leaf} />)
}
