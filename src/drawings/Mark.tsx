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

/** The hero's picture without its line, for a person without a portrait. */
export function PlantInMark() {
  return (
    <Drawing viewBox="70 10 500 625">
      <Path fill="first" d={motif.first} />
      <Path fill="second" d={motif.second} />
      <Path fill="lens" d={motif.shared} />
      <Path as="line" d={motif.stem} />
      <Path as="leaf" d={motif.leaves} />
      <Path as="light-leaf" d={motif.lightLeaves} />
      <Path as="vein" d={motif.veins} />
    </Drawing>
  )
}
