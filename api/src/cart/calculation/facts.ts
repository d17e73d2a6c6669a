import type { Currency } from '@shop/contracts/core/money'

/** A line that can be bought, with its prices of this moment. Minor units. */
export interface Line {
  id: string
  name: string
  category: string
  quantity: number
  /** Of one piece. */
  initial: number
  final: number
  isCertificate: boolean
}

export type PromocodeKind = 'percent' | 'sum' | 'freeDelivery' | 'giftPack'

/** A promo code as the shop has made it. */
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
  /** True where it also works on what has a struck price. */
  onSale: boolean
  firstOrder: boolean
  maxUses: number | null
  used: number
}

/** A certificate or a deposit that the shopper pays with. */
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
  /** No order of this shopper before; what is not known yet counts as none and is checked again with the phone. */
  isFirstOrder: boolean
}

export const isSale = ({ initial, final }: Pick<Line, 'initial' | 'final'>) => final < initial
