import { Measures } from './measures.tsx'
import type { SlideProps } from './slide.ts'
import { Worn } from './worn.tsx'

/** A slide of the gallery: the measures of the piece, or with `isWorn` the piece on a silhouette. */
export const TrueScaleSlide = ({ isWorn, ...slide }: SlideProps & { isWorn?: boolean }) =>
  isWorn ? <Worn {...slide} /> : <Measures {...slide} />
