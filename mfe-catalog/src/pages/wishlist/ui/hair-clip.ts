import type { Picture } from '@shop/contracts/core/picture'

/** A static picture: the document has no personal data. */
export const HAIR_CLIP: Omit<Picture, 'alt'> = {
  base: 'accessories/hair-clip-pearl-yellow-3-577b24',
  widths: [320, 480, 640, 960],
  fallback: 640,
  width: 960,
  height: 1200,
  color: '#bbb8a7',
}
