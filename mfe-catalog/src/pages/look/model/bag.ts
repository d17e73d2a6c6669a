import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { removeFromCart, updateCart, type CartData } from '@shop/contracts/cart/cart'
import { createRequestFx } from '@shop/http'
import { $adding, $cart, addAllToBag, cartAnswered, pieceLanded, toastShown, type Addition } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { $isWhole, $sum, $worn, changed, opened, sizesMissed } from './look.ts'

/** "Add all" was pressed. */
export const allWanted = createEvent<void>()
export const additionUndone = createEvent<void>()

const FROM = 'look'
const quantityOf = (cart: CartData | null, skuId: string) => cart?.products.find(({ id }) => id === skuId)?.quantity ?? 0

/** Pieces with a size that the bag does not have yet: a second press adds nothing twice [look.add-all]. */
const $missing = combine($worn, $cart, $isWhole, (worn, cart, isWhole) =>
  worn.flatMap(({ piece, choice: { sku }, state, due }) =>
    state === 'ready' && sku && !(isWhole && quantityOf(cart, sku.id) > 0) ? [{ skuId: sku.id, name: piece.name, due }] : [],
  ),
)
/** What the button still adds. */
export const $toAdd = combine($missing, $sum, (missing, { unsized, pieces }) => ({
  isRest: missing.length + unsized.length < pieces,
  sum: [...missing, ...unsized].reduce((sum, { due }) => sum + due, 0),
  isFrom: unsized.some(({ isFrom }) => isFrom),
  isDone: missing.length + unsized.length === 0,
}))
export const $isAdding = combine($adding, $worn, (adding, worn) => worn.some(({ choice: { sku } }) => sku && adding.includes(sku.id)))

sample({
  clock: allWanted,
  source: $sum,
  filter: ({ unsized }) => unsized.length > 0,
  fn: ({ unsized }) => unsized,
  target: sizesMissed,
})

const begun = sample({
  clock: allWanted,
  source: { missing: $missing, sum: $sum, isAdding: $isAdding },
  filter: ({ missing, sum, isAdding }) => sum.unsized.length === 0 && missing.length > 0 && !isAdding,
  fn: ({ missing }) => missing.map(({ skuId, name }): Addition => ({ skuId, name, from: FROM })),
})
sample({ clock: begun, fn: (additions) => ({ additions }), target: addAllToBag })
const $tried = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(begun, (_, additions) => additions.map(({ skuId }) => skuId))
  .reset(changed, opened)

export type PieceOutcome = 'inBag' | 'missed'
/** By SKU: what is in the bag, and what the last press could not add [look.outcome-told]. */
export const $outcomes = combine(
  { worn: $worn, cart: $cart, isWhole: $isWhole, tried: $tried, isAdding: $isAdding },
  ({ worn, cart, isWhole, tried, isAdding }) =>
    new Map(
      worn.flatMap(({ choice: { sku } }): [string, PieceOutcome][] => {
        if (!sku || !isWhole) return []
        if (quantityOf(cart, sku.id) > 0) return [[sku.id, 'inBag']]
        return tried.includes(sku.id) && !isAdding ? [[sku.id, 'missed']] : []
      }),
    ),
)

/** SKUs that "add all" has put into the bag; those that were there before are none of them. */
const $added = createStore<string[]>([], { serialize: 'ignore' })
  .reset(begun)
  .on(pieceLanded, (added, { skuId, from, answer }) => (from === FROM && answer.result ? [...added, skuId] : added))
  .reset(changed, opened)
/** Once all have an answer: one that is on its way could not be taken out. */
export const $canUndo = combine(
  { added: $added, cart: $cart, isAdding: $isAdding },
  ({ added, cart, isAdding }) => !isAdding && added.some((skuId) => quantityOf(cart, skuId) > 0),
)

const removeFx = createRequestFx(removeFromCart, { parallel: true })
const updateFx = createRequestFx(updateCart, { parallel: true })
const undoFx = createEffect(async ({ added, cart }: { added: readonly string[]; cart: CartData | null }) => {
  const [remove, update] = [scopeBind(removeFx, { safe: true }), scopeBind(updateFx, { safe: true })]
  for (const skuId of added) {
    const quantity = quantityOf(cart, skuId)
    if (quantity > 1) await update({ body: { sku_id: skuId, quantity: quantity - 1 } })
    else if (quantity === 1) await remove({ body: { sku_id: skuId } })
  }
})
export const $isUndoing = undoFx.pending
sample({
  clock: additionUndone,
  source: { added: $added, cart: $cart, isBusy: undoFx.pending },
  filter: ({ isBusy }) => !isBusy,
  target: undoFx,
})
sample({ clock: [removeFx.doneData, updateFx.doneData], fn: ({ cartData }) => cartData, target: cartAnswered })
$added.on(removeFx.done, (added, { params }) => added.filter((skuId) => skuId !== params.body?.sku_id))
$added.reset(undoFx.done)
$tried.reset(undoFx)
sample({ clock: undoFx.done, fn: () => ({ text: phrase('undoneAdding') }), target: toastShown })
sample({ clock: undoFx.fail, fn: () => ({ text: phrase('undoFailed') }), target: toastShown })
