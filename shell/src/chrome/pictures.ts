import type { Picture } from '@shop/contracts/core/picture'

/** Decorative demo pictures; a test checks that the files exist. */
const piece = (base: string, color = '#f6f3ee'): Picture => ({
  base,
  widths: [320, 480, 640, 960],
  fallback: 640,
  width: 960,
  height: 1200,
  color,
  alt: '',
})

export const ring = piece('rings/band-classic-yellow-1-2341bd')
export const eternity = piece('rings/pave-eternity-yellow-3-e8b40a', '#b7967f')

/** By category URL; without one only the name is shown. */
export const categoryPictures: Readonly<Record<string, Picture>> = {
  '/catalog/rings': piece('rings/solitaire-aurora-yellow-1-7e650f'),
  '/catalog/earrings': piece('earrings/hoops-bold-yellow-1-60aa41'),
  '/catalog/necklaces': piece('necklaces/chain-herringbone-yellow-1-18068a'),
  '/catalog/bracelets': piece('bracelets/cuff-yellow-1-ed02d3'),
  '/catalog/brooches': piece('brooches/brooch-star-yellow-1-b80670'),
  '/catalog/piercing': piece('piercing/clicker-pave-yellow-1-0722c8'),
  '/catalog/men': piece('men/signet-onyx-silver-1-0e6d33'),
  '/catalog/accessories': piece('accessories/hair-clip-pearl-yellow-1-619e1b'),
}
