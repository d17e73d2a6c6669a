import { MINIMUM_ORDER } from '@shop/contracts/core/limits'
import type { Currency } from '@shop/contracts/core/money'
import type { Goods } from './calculate.ts'

/** Minimum order in minor units. */
export const minimumOrder = (currency: Currency) => MINIMUM_ORDER[currency === 'RUB' ? 'ru' : 'international'] * 100

export const isEnough = ({ hasNoPieces, goodsSum }: Pick<Goods, 'hasNoPieces' | 'goodsSum'>, currency: Currency) =>
  hasNoPieces || goodsSum >= minimumOrder(currency)
