import { use } from 'react'
import { Place } from '../place'
import { type Focus, pictureAddress } from './pictureAddress'
import type { PictureFile } from './pictureFile'
import { heightOf, type Shape } from './shapes'

type Props = {
  picture: { file: PictureFile; description: string; focus?: Focus | undefined }
  shape: Shape
  /** How wide it is on the page, as in the attribute of <img>. */
  sizes: string
  /** On the first screen, where it's the largest thing. */
  isFirst?: boolean
}

/** A picture of the practice's. plugins/pictures.ts makes what the addresses say. */
export function Picture({ picture, shape, sizes, isFirst = false }: Props) {
  const { base } = use(Place)
  const { file, description, focus } = picture
  const largest = Math.min(file.width, Math.floor(file.height * shape.ratio))
  const widths = shape.widths.filter((width, index) => index === 0 || file.isVector || width <= largest)
  const address = (width: number) =>
    base + pictureAddress({ name: file.name, width, height: heightOf(shape, width), focus })
  const width = widths.at(-1) as number
  return (
    <img
      src={address(width)}
      srcSet={widths.map((other) => `${address(other)} ${other}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={heightOf(shape, width)}
      alt={description}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      {...{ 'vite-ignore': '' }}
    />
  )
}
