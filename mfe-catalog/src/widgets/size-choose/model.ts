import { combine, createEvent, createStore, sample } from 'effector'
import { canBuy, productInfo, skuForSize, type Product } from '@shop/contracts/product'
import { createRequestFx, type RequestError } from '@shop/http'
import { pieceLanded, popupClosed } from '@shop/session'

/** Address of the piece whose size is wanted. */
export const pieceAsked = createEvent<string>()
export const sizeChosen = createEvent<string>()
export const retried = createEvent<void>()

export const productFx = createRequestFx(productInfo)

const $url = createStore('', { serialize: 'ignore' }).on(pieceAsked, (_, url) => url)
export const $product = createStore<Product | null>(null, { serialize: 'ignore' })
  .reset(pieceAsked)
  .on(productFx.doneData, (_, { result }) => result.product)
export const $failure = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .reset(pieceAsked, retried)
  .on(productFx.failData, (known, error) => (error.kind === 'aborted' ? known : error))
const $size = createStore<string | null>(null, { serialize: 'ignore' })
  .reset(pieceAsked)
  .on(sizeChosen, (_, size) => size)

/** Sizes in the shop's order, each with the SKU that choosing it sets (spec §4). */
export const $sizes = $product.map((product) => {
  const skus = product?.skuListWithGems ?? []
  const sizes = [...new Set(skus.map(({ size }) => size))]
  return sizes.flatMap((size) => {
    const sku = skuForSize(skus, size)
    return sku ? [{ size, sku }] : []
  })
})
/** Nothing is chosen for the shopper here, but a piece of one size. */
export const $sku = combine(
  $sizes,
  $size,
  (sizes, chosen) => (sizes.length === 1 ? sizes[0] : sizes.find(({ size }) => size === chosen))?.sku ?? null,
)
export const $canAdd = combine($product, $sku, (product, sku) => product !== null && canBuy(product) && (sku?.balances ?? 0) > 0)

sample({
  clock: [pieceAsked, sample({ clock: retried, source: $url })],
  fn: (url) => {
    const [category = '', id = ''] = url.split('/').slice(-2).map(decodeURIComponent)
    return { params: { category, id } }
  },
  target: productFx,
})

// The piece is in the bag: the word about it is the page's or the bag's own.
sample({
  clock: pieceLanded,
  source: $product,
  filter: (product, { skuId, answer }) => answer.result && (product?.skuListWithGems.some(({ id }) => id === skuId) ?? false),
  fn: () => {},
  target: popupClosed,
})
