import type { Locale } from '@shop/contracts/shop/storefront'
import { stableHash } from '../../platform/stable-hash.ts'
import type { Piece } from './pieces.ts'
import type { Metal } from '../designs/price-lists.ts'

const PRECIOUS: readonly Metal[] = ['yellow', 'white', 'rose', 'silver', 'gilt', 'black']
/** Stones with individual lab reports, from this main stone weight. */
const EXAMINED = ['diamond', 'emerald', 'sapphire', 'ruby']
const EXAMINED_CARATS = 0.2

/** Sixteen-digit number in the state register of precious metals; null for base metals. */
export function hallmarkOf(sku: string, metal: Metal | null): string | null {
  if (metal === null || !PRECIOUS.includes(metal)) return null
  const half = (words: string) => String(stableHash(words, 100_000_000)).padStart(8, '0')
  return `1${half(`mark ${sku}`).slice(1)}${half(`register ${sku}`)}`
}

/** The main stone's lab report as an attribute. */
export function reportOf({ design, story, slug }: Piece, locale: Locale): [name: string, value: string] | null {
  if (!design.gem || !EXAMINED.includes(design.gem.id) || (story.mainStone ?? 0) < EXAMINED_CARATS) return null
  const number = String(100_000 + stableHash(`report ${slug}`, 90_000)).replace(/(\d{3})$/, '\u00a0$1')
  return locale === 'ru' ? ['Заключение', `ГЦ МГУ №\u00a0${number}`] : ['Report', `MSU Gemmological Center no.\u00a0${number}`]
}
