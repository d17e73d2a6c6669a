import { combine, createEvent, createStore, sample } from 'effector'
import { ask } from '@shop/contracts/core/ask'
import { newProducts } from '@shop/contracts/catalog/new-products'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { createRequestFx } from '@shop/http'
import type { Address } from '@shop/routing'
import { cardInDocument, shortInDocument } from '@shop/ui/card-in-document'

/** Path of the category below /catalog. */
const categoryOf = ({ pathname }: Address) => pathname.replace(/^\/catalog\//, '')
const newAsk = (category: string) => ask(newProducts, { search: `?category=${encodeURIComponent(category)}` })

export const opened = createEvent<Address>()
export const newFx = createRequestFx(newProducts)

interface NewOf {
  category: string
  quantity: number
  products: ProductCard[]
}

const $category = createStore('').on(opened, (_, address) => categoryOf(address))
const $known = createStore<NewOf | null>(null, {
  serialize: shortInDocument((known) => known && { ...known, products: known.products.map(cardInDocument) }),
})
/** Null while they are those of another category. */
export const $fresh = combine($known, $category, (known, category) => (known?.category === category ? known : null))

sample({
  clock: opened,
  source: $fresh,
  filter: (fresh) => fresh === null,
  fn: (_, address) => newAsk(categoryOf(address)),
  target: newFx,
})
sample({
  clock: newFx.done,
  source: $category,
  // Ignores a late answer.
  filter: (category, { params }) => params.search === newAsk(category).search,
  fn: (category, { result }) => ({ category, ...result }),
  target: $known,
})
