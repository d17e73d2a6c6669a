import { createEvent, createStore, sample } from 'effector'
import { applyBest } from '@shop/contracts/cart/cart-actions'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { money } from '@shop/i18n'
import { codeOf, createRequestFx } from '@shop/http'
import { $context, cartAnswered, toastShown } from '@shop/session'
import { phrase } from './texts/index.ts'

/** The cheapest combination of codes, bonuses and certificates is wanted [bag.best-combination]. */
export const bestChosen = createEvent<void>()

const applyBestFx = createRequestFx(applyBest)

export const $isApplyingBest = applyBestFx.pending
export const $bestFault = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(applyBestFx.failData, (_, error) => codeOf(error))
  .reset(bestChosen)

sample({ clock: bestChosen, fn: () => ({ body: {} }), target: applyBestFx })
sample({ clock: applyBestFx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
sample({
  clock: applyBestFx.doneData,
  source: $context,
  fn: ({ locale }, { cartData }) => ({ text: phrase('bestApplied', { sum: money(cartData.dueSum, cartData.currency, locale) }) }),
  target: toastShown,
})
