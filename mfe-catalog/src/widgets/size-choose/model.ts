import { combine, createEvent, createStore, sample } from 'effector'
import { canBuy, productInfo, type Product } from '@shop/contracts/product'
import { createRequestFx, failureOf } from '@shop/http'
import { pieceLanded, popupClosed } from '@shop/session'
import { choiceOf, type Asked } from '../../features/variants/choice.ts'

/** URL of the product. */
export const productRequested = createEvent<string>()
export const sizeChosen = createEvent<string>()
/** Of the main stone. */
export const weightChosen = createEvent<string>()
export const retried = createEvent<void>()

const productFx = createRequestFx(productInfo)

const $url = createStore('', { serialize: 'ignore' }).on(productRequested, (_, url) => url)
export const $product = createStore<Product | null>(null, { serialize: 'ignore' })
  .reset(productRequested)
  .on(productFx.doneData, (_, { result }) => result.product)
export const $failure = failureOf(productFx).reset(productRequested, retried)
const $asked = createStore<Asked>({ size: null, weight: null }, { serialize: 'ignore' })
  .reset(productRequested)
  .on(sizeChosen, (asked, size) => ({ ...asked, size }))
  .on(weightChosen, (asked, weight) => ({ ...asked, weight }))

export const $choice = combine($product, $asked, (product, asked) => (product ? choiceOf(product, asked) : null))
export const $canAdd = combine(
  $product,
  $choice,
  (product, choice) => product !== null && canBuy(product) && (choice?.sku?.balances ?? 0) > 0,
)

sample({
  clock: [productRequested, sample({ clock: retried, source: $url })],
  fn: (url) => {
    const [category = '', id = ''] = url.split('/').slice(-2).map(decodeURIComponent)
    return { params: { category, id } }
  },
  target: productFx,
})

// Added: page or bag confirm it.
sample({
  clock: pieceLanded,
  source: $product,
  filter: (product, { skuId, answer }) => answer.result && (product?.skuListWithGems.some(({ id }) => id === skuId) ?? false),
  fn: () => {},
  target: popupClosed,
})
