import { createEffect, createEvent, createStore, sample, split } from 'effector'
import { TABLET_MIN_PX } from '@shop/contracts/core/limits'
import type { RequestError } from '@shop/http'
import { addToBag, additionFailed, openBag, pieceLanded, toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { $product, opened } from './product.ts'

interface Word {
  /** What the server said; null when everything asked for is in the bag. */
  message: string | null
}

/** The server has put a piece of this page into the bag. */
const landed = sample({
  clock: pieceLanded,
  source: $product,
  filter: (product, { skuId, answer }) =>
    answer.result &&
    product !== null &&
    (product.skuListWithGems.some(({ id }) => id === skuId) || product.sets.some(({ sku }) => sku === skuId)),
  fn: (_, { answer }) => ({ message: answer.message }),
})

const isWideFx = createEffect(() => matchMedia(`(min-width: ${TABLET_MIN_PX}px)`).matches)
sample({ clock: landed, target: isWideFx })

const drawerWanted = createEvent<unknown>()
const toastWanted = createEvent<Word>()
const $hasSeenDrawer = createStore(false, { serialize: 'ignore' }).on(drawerWanted, () => true)
const $message = createStore<string | null>(null, { serialize: 'ignore' }).on(landed, (_, { message }) => message)

// The drawer once in a document, where there is room for it; then a word at the foot of the page is enough.
split({
  source: sample({
    clock: isWideFx.doneData,
    source: { hasSeen: $hasSeenDrawer, message: $message },
    fn: (known, isWide) => ({ ...known, isWide }),
  }),
  match: ({ isWide, hasSeen }) => (isWide && !hasSeen ? 'drawer' : 'toast'),
  cases: { drawer: drawerWanted, toast: toastWanted },
})
sample({ clock: drawerWanted, fn: () => ({ from: 'added' as const }), target: openBag })
sample({
  clock: toastWanted,
  fn: ({ message }) => ({ text: message ?? phrase('added'), link: { label: phrase('toBag'), url: '/cart' } }),
  target: toastShown,
})

/** The last addition did not work; a new try, or another piece, forgets it. */
export const $refusal = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .on(additionFailed, (_, error) => error)
  .reset(addToBag, opened)
