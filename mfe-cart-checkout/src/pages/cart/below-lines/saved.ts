import { combine, createEvent, sample } from 'effector'
import type { CartLine } from '@shop/contracts/cart/cart'
import { removeSavedLine, restoreSavedLine } from '@shop/contracts/cart/lines/saved'
import { MAX_LINE_QUANTITY } from '@shop/contracts/core/limits'
import type { Phrase } from '@shop/i18n'
import { createRequestFx } from '@shop/http'
import { $cart } from '@shop/session'
import { $lines, $pendingChanges, removed, wanted } from '#features/bag/model/index.ts'

/** Back to the bag, where the server has pieces for it [bag.saved-returns]. */
export const savedReturned = createEvent<{ line: CartLine; returned: Phrase }>()
export const savedRemoved = createEvent<{ id: string; words: Record<'removed' | 'undo' | 'returned', Phrase> }>()

const removeFx = createRequestFx(removeSavedLine, { parallel: true })
const restoreFx = createRequestFx(restoreSavedLine, { parallel: true })

/** A line of the bag may have the same id. */
const keyOf = (id: string) => `saved ${id}`

/** Without lines that are on their way to the bag, or out. */
export const $saved = combine($cart, $pendingChanges, (cart, pendingChanges) =>
  (cart?.saved ?? []).filter(
    ({ id }) => !pendingChanges.some(({ skuId, quantity, later }) => (quantity === 0 ? skuId === keyOf(id) : later && skuId === id)),
  ),
)

sample({
  clock: savedReturned,
  source: $lines,
  fn: (lines, { line, returned }) => {
    const inBag = lines.find(({ id }) => id === line.id)?.quantity ?? 0
    const quantity = Math.min(inBag + line.quantity, MAX_LINE_QUANTITY)
    return { skuId: line.id, quantity, ready: true, line, later: line.quantity, returned }
  },
  target: wanted,
})
sample({
  clock: savedRemoved,
  fn: ({ id, words }) => {
    const change = { skuId: keyOf(id), ready: true, line: null }
    const body = { sku_id: id }
    return {
      gone: { ...change, quantity: 0, call: () => removeFx({ body }) },
      back: { ...change, quantity: 1, call: () => restoreFx({ body }), returned: words.returned },
      words,
    }
  },
  target: removed,
})
