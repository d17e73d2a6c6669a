import type { Columns } from './columns.ts'
import type { Names } from './names.ts'

/** Attributes that make pieces similar. */
export interface Kind {
  category: number
  /** A WornOn: a category may have pieces for several parts of the body. */
  wornOn: string | null
  stone: string | null
  mood: string
  metal: string | null
  /** By `priceBand`; null without a price. */
  band: number | null
  currency: string
}

/** Of a piece of the index. */
export function kindOf({ category, wornOn, stone, mood, metal, names, offers }: Columns, place: number, currency: string): Kind {
  const nameOf = ({ list }: Names, number = 0) => list[number - 1] ?? null
  return {
    category: category[place] ?? 0,
    wornOn: nameOf(names.wornOn, wornOn[place]),
    stone: nameOf(names.stone, stone[place]),
    mood: nameOf(names.mood, mood[place]) ?? '',
    metal: nameOf(names.metal, metal[place]),
    band: priceBand(offers.get(currency)?.final[place] || null),
    currency,
  }
}

/** Enough results remain after removing the piece's own design and its set. */
const FOUND = 32
/** Each outweighs all after it together. */
const [WORN, STONE, PRICE, METAL, MOOD] = [512, 128, 16, 4, 1]
/** More than any likeness. */
const IN_STOCK = 2 ** 45
/** Bands apart from which a price is not near. */
const FAR = 4

/** Prices of one band are alike: a step is about 40 %. */
export const priceBand = (price: number | null) => (price ? Math.round(2 * Math.log2(price)) : null)

export interface Alike {
  id: number
  design: number
  /** The same stone, or some stone where the other has one; without a stone, none. */
  isLikeInStone: boolean
}

/**
 * The most similar designs of the same category, each by its piece that can be bought, of the same metal if there is one: worn alike, with the same stone,
 * near in price, of the same metal and mood, then by popularity; those sold out last [product.similar-by-kind]. One pass over all pieces, shared by all pieces with
 * the same attributes.
 */
export function alikeOf(columns: Columns, kind: Kind): Alike[] {
  const { ids, design, position, category, metal, stone, mood, wornOn, archived, popularity, stocked, names, offers } = columns
  const numberOf = (of: Names, name: string | null) => (name === null ? 0 : of.of(name))
  const wanted = {
    stone: numberOf(names.stone, kind.stone),
    worn: numberOf(names.wornOn, kind.wornOn),
    metal: numberOf(names.metal, kind.metal),
    mood: names.mood.of(kind.mood),
  }
  const prices = offers.get(kind.currency)?.final
  const nearness = (place: number) => {
    const band = priceBand(prices?.[place] || null)
    return band === null || kind.band === null ? 0 : Math.max(0, FAR - Math.abs(band - kind.band))
  }
  const stones = (place: number) => (stone[place] === wanted.stone ? 2 : stone[place] !== 0 && wanted.stone !== 0 ? 1 : 0)
  const likeness = (place: number) =>
    category[place] !== kind.category
      ? 0
      : 1 +
        (wornOn[place] === wanted.worn ? WORN : 0) +
        stones(place) * STONE +
        nearness(place) * PRICE +
        (metal[place] === wanted.metal ? METAL : 0) +
        (mood[place] === wanted.mood ? MOOD : 0)
  const chosen = new Map<number, number>()
  /** The metal of a design that is shown: the lowest wins. */
  const rank = (place: number) => (stocked[place] === 1 ? 0 : 10_000) + (metal[place] === wanted.metal ? 0 : 1000) + (position[place] ?? 0)

  for (let place = 0; place < ids.length; place += 1) {
    if (archived[place] !== 0 || likeness(place) === 0) continue
    const known = chosen.get(design[place] ?? 0)
    if (known === undefined || rank(place) < rank(known)) chosen.set(design[place] ?? 0, place)
  }
  const key = (place: number) => (stocked[place] === 1 ? IN_STOCK : 0) + likeness(place) * 2 ** 31 + (popularity[place] ?? 0)
  const best: number[] = []
  for (const place of chosen.values()) {
    const last = best.at(-1)
    if (best.length === FOUND && last !== undefined && key(place) < key(last)) continue
    const after = best.findIndex((one) => key(one) < key(place) || (key(one) === key(place) && one > place))
    best.splice(after < 0 ? best.length : after, 0, place)
    if (best.length > FOUND) best.pop()
  }
  return best.map((place) => ({ id: ids[place] ?? 0, design: design[place] ?? 0, isLikeInStone: stones(place) > 0 }))
}
