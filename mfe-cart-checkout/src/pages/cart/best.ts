import { createEvent, createStore, sample } from 'effector'
import { useBest } from '@shop/contracts/cart/cart-actions'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { money } from '@shop/i18n'
import { codeOf, createRequestFx } from '@shop/http'
import { $context, cartAnswered, toastShown } from '@shop/session'
import { phrase } from './texts/index.ts'

/** The cheapest combination of codes, bonuses and certificates is wanted [bag.best-combination]. */
export const bestWanted = createEvent<void>()

const useBestFx = createRequestFx(useBest)

export const $isUsingBest = useBestFx.pending
export const $bestFault = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(useBestFx.failData, (_, error) => codeOf(error))
  .reset(bestWanted)

sample({ clock: bestWanted, fn: () => ({ body: {} }), target: useBestFx })
sample({ clock: useBestFx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
sample({
  clock: useBestFx.doneData,
  source: $context,
  fn: ({ locale }, { cartData }) => ({ text: phrase('bestUsed', { sum: money(cartData.dueSum, cartData.currency, locale) }) }),
  target: toastShown,
})
