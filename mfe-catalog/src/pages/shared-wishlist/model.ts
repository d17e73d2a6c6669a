import { combine, createEvent, createStore, sample } from 'effector'
import { sharedWishlist, type SharedWishlist } from '@shop/contracts/favorites/shared-wishlist'
import { createRequestFx, failureOf, pageFailureOf } from '@shop/http'
import { failPage, pageOpened } from '@shop/routing'
import { $isHydrated, $user, toastShown } from '@shop/session'
import { reserveFx } from '#features/gifts/reserve.ts'
import { asLiked } from '#features/wished/liked.ts'
import { listAsk } from './asks.ts'
import { phrase } from './texts/index.ts'
import type { SharedWishlistUrl } from './url.ts'

export const opened = createEvent<SharedWishlistUrl>()
/** By item id: not given any more. */
export const giftReleased = createEvent<number>()
export const onlyFreeChosen = createEvent<boolean>()

const showFx = createRequestFx(sharedWishlist)

export const $code = createStore('').on(opened, (_, { code }) => code)
/** With its code: a late answer of another list is not shown. */
const $shown = createStore<{ code: string; list: SharedWishlist } | null>(null)
  .on(opened, (shown, { code }) => (shown?.code === code ? shown : null))
  .on([showFx.done, reserveFx.done], (_, { params, result }) => ({ code: params.params?.code ?? '', list: result.result }))
export const $list = combine($shown, $code, (shown, code) => (shown?.code === code ? shown.list : null))
export const $onlyFree = createStore(false)
  .on(onlyFreeChosen, (_, isOn) => isOn)
  .reset(opened)
export const $pieces = combine($list, $onlyFree, (list, onlyFree) =>
  list ? list.products.filter(({ itemId }) => !onlyFree || !list.taken.includes(itemId)).map((card) => asLiked(card, list.variants)) : [],
)

/** Item id of the reservation being sent. */
export const $pending = createStore<number | null>(null, { serialize: 'ignore' })
  .on(reserveFx, (_, { body }) => body?.id ?? null)
  .reset(reserveFx.finally)
/** Under the piece that it is about. */
export const $refused = createStore<number | null>(null, { serialize: 'ignore' })
  .on(reserveFx.fail, (_, { params }) => params.body?.id ?? null)
  .reset(reserveFx, opened)
export const $failure = failureOf(reserveFx).reset(reserveFx, opened)

/** The keyboard goes on from the button that replaced the pressed one. */
export const focusMoved = createEvent<void>()
/** A reservation just made, by a popup, or cancelled, until the focus is back in its card. */
export const $justChanged = createStore<{ id: number; isReserved: boolean } | null>(null, { serialize: 'ignore' })
  .on(reserveFx.done, (_, { params }) => params.body ?? null)
  .reset(reserveFx, focusMoved)
// The popup tells that a piece is reserved.
sample({
  clock: reserveFx.done,
  filter: ({ params }) => params.body?.isReserved === false,
  fn: () => ({ text: phrase('released') }),
  target: toastShown,
})

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
  clock: [$isHydrated, $user.map(({ isAuth }) => isAuth), reserveFx.fail],
  source: { code: $code, isHere: $isHere },
  filter: ({ isHere }) => isHere,
  fn: listAsk,
  target: showFx,
})
sample({
  clock: giftReleased,
  source: { code: $code, pending: $pending },
  filter: ({ pending }) => pending === null,
  fn: ({ code }, id) => ({ params: { code }, body: { id, isReserved: false, from: '' } }),
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
