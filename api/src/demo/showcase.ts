import type { EngravingPlace } from '@shop/contracts/cart/engraving'

/** Manual merchandising: new, popular, discounted, sold-out and archived products by slug. */

/** Newest first. */
export const NEW_PIECES = [
  'chain-herringbone-yellow',
  'drops-amethyst-yellow',
  'trilogy-ruby-rose',
  'brooch-bow-yellow',
  'huggies-pave-yellow',
  'band-twist-yellow',
  'ear-cuff-yellow',
  'chain-paperclip-yellow',
  'dome-ring-yellow',
  'halo-cocktail-white',
  'band-brushed-black',
  'pendant-emerald-white',
  'hoops-twist-yellow',
  'cuff-silver',
  'clicker-pave-yellow',
  'letter-m-silver',
  'studs-topaz-white',
  'brooch-star-yellow',
]

/** Most popular first. */
export const HITS = [
  'studs-brilliant-white',
  'hoops-bold-yellow',
  'solitaire-aurora-yellow',
  'tennis-white',
  'studs-pearl-yellow',
  'signet-oval-yellow',
  'pearl-strand-yellow',
  'hoops-thin-yellow',
  'pendant-coin-yellow',
  'signet-onyx-silver',
  'band-classic-rose',
  'pendant-solitaire-white',
  'red-thread-yellow',
  'chain-cable-yellow',
]

/** Discount as a fraction of the price. */
export const DISCOUNTS: Record<string, number> = {
  'solitaire-aurora-yellow': 0.15,
  'open-cuff-yellow': 0.2,
  'bangle-rose': 0.15,
  'chain-cable-rose': 0.2,
  'pendant-heart-silver': 0.3,
  'hoops-twist-silver': 0.25,
  'studs-topaz-yellow': 0.2,
  'letter-k-silver': 0.2,
  'brooch-flower-rose': 0.25,
  'curb-chain-black': 0.15,
  'barbell-curved-steel': 0.2,
  'chain-charm-silver': 0.2,
  'hair-clip-pearl-silver': 0.3,
  'emerald-cut-sapphire-yellow': 0.15,
  'pave-eternity-rose': 0.1,
  'band-brushed-steel': 0.2,
}

/** Discounted soon after a price increase: the lowest price of the thirty days is below the old price. */
export const RAISED_BEFORE_SALE = ['pendant-heart-silver', 'brooch-flower-rose', 'open-cuff-yellow']

/** Made to order: the ready date. */
export const PREORDER: Record<string, string> = {
  'tennis-yellow': '2026-12-18',
  'brooch-bow-silver': '2026-12-11',
  'emerald-cut-sapphire-white': '2027-01-15',
}
/** Designs with words inside the band, and where they stand in its picture. */
export const ENGRAVED: Record<string, EngravingPlace> = {
  'band-classic': { x: 0.456, y: 0.642, width: 0.466, angle: 37, bend: 0.15 },
  'band-brushed': { x: 0.387, y: 0.617, width: 0.43, angle: 38, bend: 0.13 },
  'signet-oval': { x: 0.499, y: 0.619, width: 0.46, angle: 20, bend: 0.088 },
}

/** Exactly one piece left. */
export const LAST_ONES = ['hoops-bold-silver', 'drops-amethyst-white', 'brooch-flower-silver']

export const SOLD_OUT = ['pearl-strand-yellow', 'brooch-star-silver']
export const ARCHIVED = ['dog-tag-black']

/** Moods shown on /trend in addition to hits. */
export const TREND_MOODS = ['bold', 'pearls']
