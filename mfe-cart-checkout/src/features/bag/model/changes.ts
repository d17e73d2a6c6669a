import { createEffect, createEvent, createStore, sample } from 'effector'
import { removeFromCart, updateCart, type CartAnswer, type CartData } from '@shop/contracts/cart/cart'
import { pieceAdded } from '@shop/contracts/events/events'
import { pieceRemoved } from '@shop/contracts/events/piece-removed'
import { emitterOf } from '@shop/events'
import { createRequestFx, type RequestError } from '@shop/http'
import { $cart, $online, cartAnswered } from '@shop/session'
import { bagRequested } from './loading.ts'
import { addedQuantity, removedQuantity } from './lines/line-changes.ts'
import { settled, withoutChange, withPending, type PendingChange, type WantedChange } from './wishes.ts'

/** Debounce: pressing plus three times sends one change. */
const SETTLE_MS = 400

/** Quantity, removal and undo end here; changes wait until the shopper stops pressing. */
export const wanted = createEvent<WantedChange>()
export const retried = createEvent<void>()

export const settleFx = createEffect((_: PendingChange) => new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS)))
const updateFx = createRequestFx(updateCart, { parallel: true })
const removeFx = createRequestFx(removeFromCart, { parallel: true })
/** One change at a time: parallel requests could arrive in another order. */
export const changeFx = createEffect<PendingChange, CartAnswer, RequestError>(({ skuId, quantity, line, resized, later, call }) => {
  if (call) return call()
  const body = { sku_id: skuId, ...(later && { later }) }
  return quantity === 0
    ? removeFx({ body })
    : updateFx({
        body: {
          ...body,
          quantity,
          // A line that was removed comes back with its words.
          ...(line?.engraving && { engraving: line.engraving }),
          ...(resized && { to: resized.to, engraving: resized.engraving }),
        },
      })
})

const $changes = createStore(0, { serialize: 'ignore' }).on(wanted, (changes) => changes + 1)
const numbered = sample({ clock: wanted, source: $changes, fn: (change, pending): PendingChange => ({ ...pending, change }) })

/** Permanent refusal: shows the reason and the server's bag. */
export const refused = sample({
  clock: changeFx.fail,
  filter: ({ error }) => isLasting(error),
  fn: ({ params, error }) => ({ skuId: params.skuId, error }),
})

export const $pendingChanges = createStore<PendingChange[]>([], { serialize: 'ignore' })
  .on(numbered, withPending)
  .on(settleFx.done, (pendingChanges, { params }) => settled(pendingChanges, params.change))
  .on(changeFx.done, (pendingChanges, { params }) => withoutChange(pendingChanges, params.change))
  .on(changeFx.fail, (pendingChanges, { params, error }) =>
    isLasting(error) ? withoutChange(pendingChanges, params.change) : pendingChanges,
  )

/** No connection: keeps the pending changes, and sends them once online or retried. */
export const $unsent = createStore(false, { serialize: 'ignore' })
  .on(changeFx.fail, (_, { error }) => !isLasting(error))
  .reset(retried, changeFx.done)

sample({ clock: numbered, filter: ({ ready }) => !ready, target: settleFx })
sample({ clock: $online, filter: Boolean, fn: () => undefined, target: retried })
sample({
  clock: [$pendingChanges, $unsent, changeFx.finally],
  source: { pendingChanges: $pendingChanges, stuck: $unsent, busy: changeFx.pending },
  filter: ({ pendingChanges, stuck, busy }) => !stuck && !busy && pendingChanges.some(({ ready }) => ready),
  fn: ({ pendingChanges }) => pendingChanges.find(({ ready }) => ready) as PendingChange,
  target: changeFx,
})

/** The server's bag before the change: tells additions from removals. */
export const $before = createStore<CartData | null>(null, { serialize: 'ignore' }).on(
  sample({ clock: changeFx, source: $cart, fn: (cart) => cart }),
  (_, cart) => cart,
)
const changed = sample({
  clock: changeFx.done,
  source: $before,
  fn: (before, { params: { skuId, resized }, result: { cartData } }) => ({
    taken: removedQuantity(skuId, before, cartData),
    put: addedQuantity(resized?.to ?? skuId, before, cartData),
  }),
})
sample({ clock: changed.map(({ taken }) => taken), filter: Boolean, target: emitterOf(pieceRemoved, 'mfe-cart-checkout') })
sample({ clock: changeFx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
// After the response is stored: analytics reads the line from the bag.
sample({ clock: changed.map(({ put }) => put), filter: Boolean, target: emitterOf(pieceAdded, 'mfe-cart-checkout') })
sample({ clock: refused, fn: () => undefined, target: bagRequested })

function isLasting(error: RequestError) {
  return error.kind === 'http' && error.status >= 400 && error.status < 500 && error.status !== 429
}
