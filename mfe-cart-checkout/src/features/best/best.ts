import { createEvent, createStore, sample, type EventCallable, type Store } from 'effector'
import { applyBest } from '@shop/contracts/cart/cart-actions'
import type { Choices, FullCartData } from '@shop/contracts/cart/full-cart'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { money, type Phrase } from '@shop/i18n'
import { codeOf, createRequestFx } from '@shop/http'
import { $context, toastShown } from '@shop/session'

interface BestOptions {
  /** Sent with the call, so that the answer is reckoned for them. */
  $choices: Store<Choices>
  received: EventCallable<FullCartData>
  /** What is told once it is applied, with the amount due. */
  applied: (sum: string) => Phrase
}

/** The cheapest combination of codes, bonuses and certificates by one tap, for bag and checkout [bag.best-combination]. */
export function createBest({ $choices, received, applied }: BestOptions) {
  const chosen = createEvent<void>()
  const applyBestFx = createRequestFx(applyBest)
  const $fault = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
    .on(applyBestFx.failData, (_, error) => codeOf(error))
    .reset(chosen)
  const answered = applyBestFx.doneData.map(({ cartData }) => cartData)

  sample({ clock: chosen, source: $choices, fn: (body) => ({ body }), target: applyBestFx })
  sample({ clock: answered, target: received })
  sample({
    clock: answered,
    source: $context,
    fn: ({ locale }, { dueSum, currency }) => ({ text: applied(money(dueSum, currency, locale)) }),
    target: toastShown,
  })
  return { chosen, answered, $isApplying: applyBestFx.pending, $fault }
}
