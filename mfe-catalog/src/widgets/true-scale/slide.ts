import type { TrueScale } from '@shop/contracts/core/true-scale'
import type { Photo } from '@shop/contracts/core/picture'

export interface SlideProps {
  /** Name of the piece. */
  name: string
  /** The main picture. */
  photo: Photo
  scale: TrueScale
}
