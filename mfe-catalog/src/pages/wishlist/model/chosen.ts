import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { addToBag, favoriteToggled, toastShown, type Addition } from '@shop/session'
import { phrase } from '../texts/index.ts'
import { $products, opened } from './list.ts'

export const pieceChosen = createEvent<number>()
export const allChosen = createEvent<boolean>()
export const chosenAdded = createEvent<void>()
export const chosenRemoved = createEvent<void>()

const $ids = createStore<number[]>([], { serialize: 'ignore' })
  .on(pieceChosen, (ids, id) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]))
  .reset(opened)

/** Of displayed products: removed ones are deselected. */
const $chosen = combine($products, $ids, (products, ids) => products.filter(({ itemId }) => ids.includes(itemId)))
export const $chosenIds = $chosen.map((products) => products.map(({ itemId }) => itemId))
export const $areAllChosen = combine($products, $chosen, (products, chosen) => products.length > 0 && chosen.length === products.length)

export interface ChosenSum {
  pieces: number
  /** Minor units; available products only. */
  sum: number
  /** Some have sizes: the sum is a minimum. */
  isFrom: boolean
  /** Added by one tap. */
  ready: number
  /** Need a size first. */
  sized: number
}
export const $sum = $chosen.map((chosen): ChosenSum => {
  const forSale = chosen.filter(({ canBuy }) => canBuy)
  const ready = forSale.filter(({ sku }) => sku !== null).length
  return {
    pieces: chosen.length,
    sum: forSale.reduce((sum, { price }) => sum + (price.final ?? price.initial ?? 0), 0),
    isFrom: forSale.some(({ hasPriceRange }) => hasPriceRange),
    ready,
    sized: forSale.length - ready,
  }
})

$ids.on(
  sample({ clock: allChosen, source: $products, fn: (products, isOn) => (isOn ? products.map(({ itemId }) => itemId) : []) }),
  (_, ids) => ids,
)

// One event per product: bag and favorites have no bulk calls.
const addEachFx = createEffect((additions: Addition[]) => {
  for (const addition of additions) addToBag(addition)
})
const removeEachFx = createEffect((ids: number[]) => {
  for (const id of ids) favoriteToggled(id)
})
sample({
  clock: chosenAdded,
  source: $chosen,
  fn: (chosen) => chosen.flatMap(({ canBuy, sku }) => (canBuy && sku ? [{ skuId: sku, from: 'wishlist' }] : [])),
  target: addEachFx,
})
sample({
  clock: chosenAdded,
  source: $sum,
  fn: ({ ready, sized }) => ({
    text: [phrase('added', { count: ready }), ...(sized > 0 ? [phrase('sized', { count: sized })] : [])],
    link: { label: phrase('toBag'), url: '/cart' },
  }),
  target: toastShown,
})
sample({ clock: chosenRemoved, source: $chosenIds, target: removeEachFx })
$ids.reset(addEachFx.done, removeEachFx.done)
