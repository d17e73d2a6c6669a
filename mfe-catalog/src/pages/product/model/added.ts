import { createEffect, createEvent, createStore, sample, split } from 'effector'
import { TABLET_MIN_PX } from '@shop/contracts/core/limits'
import type { RequestError } from '@shop/http'
import { addToBag, additionFailed, openBag, pieceLanded, toastShown } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { $product, opened } from './product.ts'

interface Word {
  /** The server's refusal; null when everything was added. */
  message: string | null
}

/** The server has added a product of this page. */
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

// Opens the drawer once per document on wide screens; otherwise shows a toast.
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

/** Failure of the last addition; cleared by a new attempt or product. */
export const $refusal = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .on(additionFailed, (_, error) => error)
  .reset(addToBag, opened)
