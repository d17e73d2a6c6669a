import { combine, createEvent, createStore, sample } from 'effector'
import { reserveGift, sharedWishlist, type SharedWishlist } from '@shop/contracts/favorites/shared-wishlist'
import { createRequestFx, failureOf, pageFailureOf } from '@shop/http'
import { failPage, pageOpened } from '@shop/routing'
import { $isTakenOver, $user } from '@shop/session'
import { listAsk } from './asks.ts'
import type { SharedWishlistUrl } from './url.ts'

export const opened = createEvent<SharedWishlistUrl>()
/** "I give this", or not any more. */
export const giftChosen = createEvent<{ id: number; isReserved: boolean }>()
export const onlyFreeChosen = createEvent<boolean>()

const showFx = createRequestFx(sharedWishlist)
const reserveFx = createRequestFx(reserveGift)

const $code = createStore('').on(opened, (_, { code }) => code)
/** With its code: a late answer of another list is not shown. */
const $shown = createStore<{ code: string; list: SharedWishlist } | null>(null)
  .on(opened, (shown, { code }) => (shown?.code === code ? shown : null))
  .on([showFx.done, reserveFx.done], (_, { params, result }) => ({ code: params.params?.code ?? '', list: result.result }))
export const $list = combine($shown, $code, (shown, code) => (shown?.code === code ? shown.list : null))
export const $onlyFree = createStore(false)
  .on(onlyFreeChosen, (_, isOn) => isOn)
  .reset(opened)
export const $pieces = combine($list, $onlyFree, (list, onlyFree) =>
  list ? list.products.filter(({ itemId }) => !onlyFree || !list.taken.includes(itemId)) : [],
)

/** Item id of the reservation being sent. */
export const $pending = createStore<number | null>(null, { serialize: 'ignore' })
  .on(reserveFx, (_, { body }) => body?.id ?? null)
  .reset(reserveFx.finally)
/** Under the piece that it is about. */
export const $refused = createStore<number | null>(null, { serialize: 'ignore' })
  .on(reserveFx.fail, (_, { params }) => params.body?.id ?? null)
  .reset(giftChosen, opened)
export const $failure = failureOf(reserveFx).reset(giftChosen, opened)

const $isHere = createStore(false, { serialize: 'ignore' })
  .on(opened, () => true)
  .reset(pageOpened)
sample({
  clock: opened,
  source: $shown,
  filter: (shown) => shown === null,
  fn: (_, url) => listAsk(url),
  target: showFx,
})
// The server renders the list without a session: asked again, the answer has the visitor's own gifts. After a refusal it shows what is taken.
sample({
  clock: [$isTakenOver, $user.map(({ isAuth }) => isAuth), reserveFx.fail],
  source: { code: $code, isHere: $isHere },
  filter: ({ isHere }) => isHere,
  fn: listAsk,
  target: showFx,
})
sample({
  clock: giftChosen,
  source: { code: $code, pending: $pending },
  filter: ({ pending }) => pending === null,
  fn: ({ code }, body) => ({ params: { code }, body }),
  target: reserveFx,
})
sample({
  clock: showFx.fail,
  source: $shown,
  // What is shown stays when only the refresh fails.
  filter: (shown) => shown === null,
  fn: (_, { error }) => pageFailureOf(error),
  target: failPage('shared-wishlist'),
})
