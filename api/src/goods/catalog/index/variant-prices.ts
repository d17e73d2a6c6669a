import type { CardVariants } from '../cards/cards.ts'
import type { Names, Offers } from './names.ts'

/** Numbers kept for each SKU: size (0: none), stone weight, whether it is in stock, old price, current price. */
const FIELDS = 5
/** `offersOf` is asked for the same few variants by every page of a list. */
const MAX_CACHED = 100

/** Prices of single SKUs. Only of pieces whose SKUs have different prices: otherwise the price of the piece is that of each SKU. */
export class VariantPrices {
  readonly #sizes: Names
  /** By currency and position, in order of the SKUs. */
  readonly #skus = new Map<string, Map<number, Float64Array>>()
  readonly #known = new Set<number>()
  readonly #cached = new Map<string, Offers>()

  constructor(sizes: Names) {
    this.#sizes = sizes
  }

  /** `RUB/30/1/100000/90000/16,5;…`: currency, weight, in stock, old price, current price, size if any. */
  set(place: number, variants: string | null, isFirst: boolean) {
    if (isFirst && this.#known.has(place)) return
    this.#known.add(place)
    for (const skus of this.#skus.values()) skus.delete(place)
    const fields: Record<string, number[]> = {}
    for (const variant of variants?.split(';') ?? []) {
      const [currency = '', weight, left, initial, final, ...size] = variant.split('/')
      ;(fields[currency] ??= []).push(this.#sizes.add(size.join('/') || null), ...[weight, left, initial, final].map(Number))
    }
    for (const [currency, list] of Object.entries(fields)) {
      const skus = this.#skus.get(currency) ?? new Map<number, Float64Array>()
      this.#skus.set(currency, skus.set(place, Float64Array.from(list)))
    }
  }

  /** After a change of any price. */
  forget = () => this.#cached.clear()

  /** `lowest`, with what these variants cost where that differs: as cards show it [search.price-of-variant]. */
  offersOf({ sizes, weights }: CardVariants, currency: string, lowest: Offers): Offers {
    const key = JSON.stringify([currency, sizes, weights])
    const known = this.#cached.get(key)
    if (known) return known
    const offers = { initial: lowest.initial.slice(), final: lowest.final.slice() }
    const wanted = { sizes: new Set(sizes.map(this.#sizes.of)), weights: new Set(weights) }
    for (const [place, skus] of this.#skus.get(currency) ?? []) {
      const at = cheapest(skus, wanted)
      if (at === null) continue
      offers.initial[place] = skus[at + 3] ?? Number.NaN
      offers.final[place] = skus[at + 4] ?? Number.NaN
    }
    if (this.#cached.size >= MAX_CACHED) this.#cached.clear()
    this.#cached.set(key, offers)
    return offers
  }
}

/** Where the cheapest wanted SKU begins: of those in stock, else of all [product.price-to-buy]. Null when the piece has none. */
function cheapest(skus: Float64Array, { sizes, weights }: { sizes: ReadonlySet<number>; weights: ReadonlySet<number> }): number | null {
  let best: number | null = null
  for (let at = 0; at < skus.length; at += FIELDS) {
    const isWanted = (sizes.size === 0 || sizes.has(skus[at] ?? 0)) && (weights.size === 0 || weights.has(skus[at + 1] ?? 0))
    if (isWanted && (best === null || isBefore(skus, at, best))) best = at
  }
  return best
}

/** In stock before sold out, then the lower price. */
function isBefore(skus: Float64Array, one: number, other: number): boolean {
  const [isLeft, isOtherLeft] = [skus[one + 2] ?? 0, skus[other + 2] ?? 0]
  return isLeft === isOtherLeft ? (skus[one + 4] ?? 0) < (skus[other + 4] ?? 0) : isLeft > isOtherLeft
}
