import { combine, createEvent, createStore, sample } from 'effector'
import { pieceViewed } from '@shop/contracts/events/events'
import { canBuy, productInfo, type Product } from '@shop/contracts/catalog/product'
import { emitterOf } from '@shop/events'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { failPage } from '@shop/routing'
import { cardInDocument, shortInDocument } from '@shop/ui/card-in-document'
import { choiceOf, type AskedVariant } from '#features/variants/choice.ts'
import { productAsk } from '../asks.ts'
import type { ProductUrl } from '../url.ts'

export const opened = createEvent<ProductUrl>()
/** A size or stone weight was chosen: the page updates at once, then the URL. */
export const variantChosen = createEvent<AskedVariant>()

const productFx = createRequestFx(productInfo)

const MINOR_UNITS = 100
const viewed = emitterOf(pieceViewed, 'mfe-catalog')

interface ShownProduct {
  /** Of its address; the category before it may be wrong [product.one-address]. */
  id: string
  product: Product
}

export const $asked = createStore<AskedVariant>({ size: null, weight: null })
  .on(opened, (_, { size, weight }) => ({ size, weight }))
  .on(variantChosen, (_, asked) => asked)

/** `<category>/<id>` of the address. */
export const $key = createStore('').on(opened, (_, url) => keyOf(url))
const $shown = createStore<ShownProduct | null>(null, {
  serialize: shortInDocument((shown) => shown && inDocument(shown)),
})
  // Another metal of the design replaces the page's product; another product is never shown under this URL.
  .on(opened, (shown, url) => (shown && (shown.id === url.id || isVariant(shown.product, url)) ? shown : null))

export const $product = $shown.map((shown) => shown?.product ?? null)
/** The displayed product is not the URL's yet. */
export const $isLoading = combine($shown, $key, (shown, key) => shown !== null && !key.endsWith(`/${shown.id}`))
/** With the piece that it is of. */
export const $choice = combine($product, $asked, (product, asked) => product && { product, ...choiceOf(product, asked) })
/** The chosen size is available; before a choice, any size. */
export const $canBuy = combine($product, $choice, (product, choice) => {
  const sku = choice?.sku
  return product !== null && canBuy(product) && (!sku || (sku.balances > 0 && sku.price.initial !== null))
})

/** "Add to bag" was pressed without a size. */
export const sizeMissed = createEvent<void>()
/** Number of such attempts since the last choice: each focuses the sizes. */
export const $sizeMisses = createStore(0, { serialize: 'ignore' })
  .on(sizeMissed, (misses) => misses + 1)
  .reset(variantChosen, opened)

sample({
  clock: opened,
  source: $shown,
  // Server-rendered data and size changes need no request.
  filter: (shown, url) => shown?.id !== url.id,
  fn: (_, url) => productAsk(url),
  target: productFx,
})

const answered = sample({
  clock: productFx.done,
  source: $key,
  filter: (key, { params }) => key === keyOfCall(params),
  fn: (key, { result }) => ({ id: key.slice(key.indexOf('/') + 1), product: result.result.product }),
})
$shown.on(answered, (_, shown) => shown)

sample({
  clock: productFx.fail,
  source: $key,
  filter: (key, { params }) => key === keyOfCall(params),
  fn: (_, { error }) => pageFailureOf(error),
  target: failPage('product'),
})

/** Once per product, not per size; never on the server. */
const $viewed = createStore('', { serialize: 'ignore' })
const seen = sample({
  clock: [opened, answered],
  source: { shown: $shown, last: $viewed },
  filter: ({ shown, last }) => !__SERVER__ && shown !== null && shown.id !== last,
  fn: ({ shown }) => shown as ShownProduct,
})
$viewed.on(seen, (_, { id }) => id)
sample({
  clock: seen,
  fn: ({ product: { itemId, url, name, price, catalog, designer } }) => ({
    itemId,
    url,
    name,
    ...(price.final !== null && { price: price.final / MINOR_UNITS }),
    currency: price.currency,
    category: catalog.name,
    designer: designer.name,
  }),
  target: viewed,
})

type ProductKeyParts = Pick<ProductUrl, 'category' | 'id'>

function keyOf({ category, id }: ProductKeyParts) {
  return `${category}/${id}`
}

const inDocument = ({ id, product }: ShownProduct): ShownProduct => ({
  id,
  product: { ...product, sets: product.sets.map(cardInDocument), similar: product.similar.map(cardInDocument) },
})

function keyOfCall({ params }: { params?: Readonly<Record<'category' | 'id', string>> }) {
  return params ? keyOf(params) : ''
}

function isVariant({ modifications }: Product, url: ProductKeyParts) {
  return modifications.some(({ variants }) => variants.some((variant) => variant.url.endsWith(`/${keyOf(url)}`)))
}
