import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { showFavorites } from '@shop/contracts/favorites/favorites'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { parseViewed, viewedKey, writeViewed } from '@shop/contracts/catalog/viewed'
import { createRequestFx, localStore } from '@shop/http'
import type { Address } from '@shop/routing'
import { $context, toastShown } from '@shop/session'
import { phrase } from './texts/index.ts'

export const opened = createEvent<Address>()
export const cleared = createEvent<void>()

const readFx = attach({ source: $context, effect: (context, _: void) => parseViewed(localStore.get(viewedKey(context))) })
const keepFx = attach({
  source: $context,
  effect: (context, ids: readonly number[]) =>
    ids.length > 0 ? localStore.set(viewedKey(context), writeViewed(ids)) : localStore.remove(viewedKey(context)),
})
const WHOLE_LIST = { page: 1, sort: 'desc', inStock: false } as const
/** Maximum that fits on pages. */
const roomGivenBackFx = createEffect(() => delete document.documentElement.dataset['viewed'])
/** Cards by item id, shared by callers. */
const cardsFx = createRequestFx(showFavorites)

/** Newest first; null until loaded. */
export const $products = createStore<ProductCard[] | null>(null, { serialize: 'ignore' })
  .on(cardsFx.doneData, (_, { result }) => result.products.filter(isSoldHere))
  .reset(cleared, cardsFx.fail)

sample({ clock: opened, filter: () => !__SERVER__, fn: () => undefined, target: readFx })
sample({
  clock: readFx.doneData,
  filter: (ids) => ids.length > 0,
  fn: (favorites) => ({ body: { ...WHOLE_LIST, favorites } }),
  target: cardsFx,
})
// Skips products removed since.
sample({
  clock: $products,
  filter: (products) => products !== null,
  fn: (products) => products?.map(({ itemId }) => itemId) ?? [],
  target: keepFx,
})
sample({ clock: cleared, fn: () => [], target: keepFx })
sample({ clock: cleared, fn: () => ({ text: phrase('isCleared') }), target: toastShown })
sample({ clock: keepFx, filter: (ids) => ids.length === 0, fn: () => undefined, target: roomGivenBackFx })

/** Still sold on this storefront, with a price in its currency. */
function isSoldHere({ availability, price }: ProductCard) {
  return availability !== 'archived' && price.initial !== null
}
