import type { Currency } from '@shop/contracts/core/money'

/** A line that can be bought, with current prices. Minor units. */
export interface Line {
  id: string
  name: string
  category: string
  quantity: number
  /** Per piece. */
  initial: number
  final: number
  /** Price of the engraving per piece; 0 without one. */
  engraving: number
  isCertificate: boolean
  /** A free sizer: no code, bonus or minimum counts it. */
  isSizer?: boolean
}

export type PromocodeKind = 'percent' | 'sum' | 'freeDelivery' | 'giftPack'

/** A promo code as configured. */
export interface Promocode {
  code: string
  kind: PromocodeKind
  percent: number | null
  /** By currency, minor units. */
  sums: Partial<Record<Currency, number>>
  minimums: Partial<Record<Currency, number>>
  startsAt: Date | null
  endsAt: Date | null
  excludedCategories: readonly string[]
  onlyCategories: readonly string[] | null
  /** True when it also applies to discounted lines. */
  onSale: boolean
  firstOrder: boolean
  maxUses: number | null
  used: number
}

/** A certificate or deposit used as payment. */
export interface Tender {
  kind: 'certificate' | 'deposit'
  code: string
  currency: Currency
  balance: number
  endsAt: Date | null
}

export interface Moment {
  currency: Currency
  now: Date
  /** The shopper has no earlier order. Unknown counts as none and is checked again with the phone. */
  isFirstOrder: boolean
}

export const isSale = ({ initial, final }: Pick<Line, 'initial' | 'final'>) => final < initial
