import type { TrueScale } from '@shop/contracts/catalog/true-scale'
import type { Photo } from '@shop/contracts/core/picture'
import { Measures } from './measures.tsx'
import { Worn } from './worn.tsx'

export interface SlideProps {
  /** Name of the piece. */
  name: string
  /** The main picture. */
  photo: Photo
  scale: TrueScale
}

/** A slide of the gallery: the measures of the piece, or with `isWorn` the piece on a silhouette. */
export const TrueScaleSlide = ({ isWorn, ...slide }: SlideProps & { isWorn?: boolean }) =>
  isWorn ? <Worn {...slide} /> : <Measures {...slide} />
