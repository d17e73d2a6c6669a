import type { Currency } from '@shop/contracts/core/money'

export type Metal = 'yellow' | 'white' | 'rose' | 'silver' | 'gilt' | 'black' | 'steel'
/** Carats for cut stones, count for pearls and onyx. */
export type StoneKind =
  | 'solitaire'
  | 'melee'
  | 'emerald'
  | 'sapphire'
  | 'ruby'
  | 'amethyst'
  | 'topaz'
  | 'onyx'
  | 'akoya'
  | 'freshwater'
  | 'tinted'

interface PriceList {
  /** Price of a gram of worked metal. */
  gram: Record<Metal, number>
  stone: Record<StoneKind, number>
  /** Hourly rate: goldsmith and silversmith. */
  hour: { gold: number; other: number }
  /** Resale goods such as boxes. */
  box: number
  /** Rounds to a displayed price. */
  tag: (value: number) => number
}

/** Just below a round hundred: 1 290. */
const belowHundred = (value: number) => Math.max(1, Math.round(value / 100)) * 100 - 10

/** Major units. Each market has its own manually set list: costs differ. */
const PRICE_LISTS: Record<Currency, PriceList> = {
  RUB: {
    gram: { yellow: 10_900, white: 11_600, rose: 10_900, silver: 890, gilt: 1_150, black: 990, steel: 320 },
    stone: {
      solitaire: 198_000,
      melee: 82_000,
      emerald: 88_000,
      sapphire: 69_000,
      ruby: 96_000,
      amethyst: 3_400,
      topaz: 4_300,
      onyx: 2_200,
      akoya: 4_600,
      freshwater: 640,
      tinted: 980,
    },
    hour: { gold: 2_900, other: 1_600 },
    box: 4_400,
    tag: (value) =>
      value < 10_000 ? belowHundred(value) : value < 50_000 ? Math.round(value / 100) * 100 : Math.round(value / 500) * 500 - 100,
  },
  AED: {
    gram: { yellow: 505, white: 540, rose: 505, silver: 43, gilt: 56, black: 48, steel: 16 },
    stone: {
      solitaire: 9_400,
      melee: 3_900,
      emerald: 4_350,
      sapphire: 3_200,
      ruby: 4_700,
      amethyst: 150,
      topaz: 190,
      onyx: 105,
      akoya: 210,
      freshwater: 29,
      tinted: 44,
    },
    hour: { gold: 140, other: 76 },
    box: 210,
    tag: (value) => (value < 1000 ? Math.round(value / 50) * 50 - 10 : belowHundred(value)),
  },
  USD: {
    gram: { yellow: 138, white: 149, rose: 138, silver: 12, gilt: 15.5, black: 13.5, steel: 4.6 },
    stone: {
      solitaire: 2_600,
      melee: 1_040,
      emerald: 1_150,
      sapphire: 890,
      ruby: 1_260,
      amethyst: 43,
      topaz: 54,
      onyx: 29,
      akoya: 58,
      freshwater: 8,
      tinted: 12.5,
    },
    hour: { gold: 39, other: 21 },
    box: 58,
    tag: (value) => (value < 1000 ? Math.round(value / 10) * 10 - 5 : Math.round(value / 50) * 50 - 10),
  },
}

const GOLD: readonly Metal[] = ['yellow', 'white', 'rose']
/** Density relative to yellow gold: the same form weighs differently. */
const LIGHTER: Record<Metal, number> = { yellow: 1, white: 1.02, rose: 1, silver: 0.78, gilt: 0.78, black: 0.78, steel: 0.6 }

/** Weight in a metal, grams; `grams` is the weight in yellow gold. */
export const weightIn = (metal: Metal | null, grams: number) => (metal ? grams * LIGHTER[metal] : grams)

export interface Costs {
  /** Fixed cost of pieces without precious metal; null otherwise. */
  metal: Metal | null
  /** In this metal. */
  grams: number
  hours: number
  stones: Partial<Record<StoneKind, number>>
}

/** Displayed price in this market, major units. */
export const tagOf = (currency: Currency, value: number) => PRICE_LISTS[currency].tag(value)

/** Displayed price, minor units; `discount` is a fraction such as 0.15. */
export function pricesOf({ metal, grams, hours, stones }: Costs, currency: Currency, discount: number): { initial: number; final: number } {
  const list = PRICE_LISTS[currency]
  const stoneSum = Object.entries(stones).reduce((sum, [kind, amount]) => sum + list.stone[kind as StoneKind] * amount, 0)
  const work = hours * (metal && GOLD.includes(metal) ? list.hour.gold : list.hour.other)
  const metalSum = metal ? grams * list.gram[metal] : list.box
  const initial = list.tag(metalSum + stoneSum + work)
  const final = discount > 0 ? list.tag(initial * (1 - discount)) : initial
  return { initial: initial * 100, final: final * 100 }
}
