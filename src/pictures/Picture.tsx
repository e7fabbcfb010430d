import { use } from 'react'
import { Place } from '../place'
import { pictureAddress } from './pictureAddress'
import type { PictureFile } from './pictureFile'
import { heightOf, type Shape } from './shapes'

type Props = {
  picture: { file: PictureFile; description: string }
  shape: Shape
  /** How wide it is on the page, as in the attribute of <img>. */
  sizes: string
}

/** A picture of the practice's. plugins/pictures.ts makes what the addresses say. */
export function Picture({ picture: { file, description }, shape, sizes }: Props) {
  const { base } = use(Place)
  const largest = Math.min(file.width, Math.floor(file.height * shape.ratio))
  const widths = shape.widths.filter((width, index) => index === 0 || width <= largest)
  const address = (width: number) => base + pictureAddress({ name: file.name, width, height: heightOf(shape, width) })
  const width = widths.at(-1) as number
  return (
    <img
      src={address(width)}
      srcSet={widths.map((other) => `${address(other)} ${other}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={heightOf(shape, width)}
      alt={description}
      loading="lazy"
      {...{ 'vite-ignore': '' }}
    />
  )
}
