import { createEvent, createStore, sample } from 'effector'
import { makeOrderAccount } from '@shop/contracts/auth/order-account'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { $favoritesToMerge, publishShopper } from '@shop/flows/code'
import { codeOf, createRequestFx, isRefusal } from '@shop/http'
import { $accountOffer, opened } from './model.ts'

/** With the id of the order. */
export const accountWanted = createEvent<string>()

const makeFx = createRequestFx(makeOrderAccount)

export const $isMaking = makeFx.pending
export const $isMade = createStore(false, { serialize: 'ignore' })
  .on(makeFx.done, () => true)
  .reset(opened)
export const $makeError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(makeFx.failData, (_, error) => codeOf(error))
  .reset(opened, accountWanted)

sample({
  clock: accountWanted,
  source: { favorites: $favoritesToMerge, isMaking: makeFx.pending },
  filter: ({ isMaking }) => !isMaking,
  fn: ({ favorites }, orderId) => ({ params: { orderId }, body: { favorites } }),
  target: makeFx,
})
publishShopper(makeFx.doneData)
// The hour is over, the phone has got an account, or a lost answer has made one: it is entered by a code.
sample({
  clock: makeFx.failData,
  filter: (error) => isRefusal(error, 'PHONE_NOT_CONFIRMED', 'NOT_FOUND'),
  fn: () => 'sign-in' as const,
  target: $accountOffer,
})
