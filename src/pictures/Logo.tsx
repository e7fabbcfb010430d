import { Picture } from './Picture'
import type { PictureFile } from './pictureFile'
import { logoShape } from './shapes'

/** A logo, on a light ground where it needs one. */
export function Logo({ logo }: { logo: { file: PictureFile; description: string } }) {
  const shape = logoShape(logo.file)
  return (
    <span className="logo">
      <Picture picture={logo} shape={shape} sizes={`${shape.widths[0]}px`} />
    </span>
  )
}
