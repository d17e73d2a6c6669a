import { combine, createEvent, createStore, sample } from 'effector'
import { canBuy, productInfo, type Product } from '@shop/contracts/catalog/product'
import { createRequestFx, failureOf } from '@shop/http'
import { pieceLanded } from '@shop/session'
import { choiceOf, type Asked } from './choice.ts'

/** State of a product popup: loads the product by its URL, tracks the chosen variant and whether it was added to the bag. */
export function createPiece() {
  const asked = createEvent<string>()
  const sizeChosen = createEvent<string>()
  /** Weight of the main stone. */
  const weightChosen = createEvent<string>()
  const retried = createEvent<void>()
  const productFx = createRequestFx(productInfo)

  const $url = createStore('', { serialize: 'ignore' }).on(asked, (_, url) => url)
  const $product = createStore<Product | null>(null, { serialize: 'ignore' })
    .reset(asked)
    .on(productFx.doneData, (_, { result }) => result.product)
  const $failure = failureOf(productFx).reset(asked, retried)
  const $asked = createStore<Asked>({ size: null, weight: null }, { serialize: 'ignore' })
    .reset(asked)
    .on(sizeChosen, (known, size) => ({ ...known, size }))
    .on(weightChosen, (known, weight) => ({ ...known, weight }))

  const $choice = combine($product, $asked, (product, wanted) => (product ? choiceOf(product, wanted) : null))
  const $canAdd = combine($product, $choice, (product, choice) => product !== null && canBuy(product) && (choice?.sku?.balances ?? 0) > 0)

  sample({
    clock: [asked, sample({ clock: retried, source: $url })],
    fn: (url) => {
      const [category = '', id = ''] = url.split('/').slice(-2).map(decodeURIComponent)
      return { params: { category, id } }
    },
    target: productFx,
  })

  /** The piece was added to the bag; the server's message. */
  const landed = sample({
    clock: pieceLanded,
    source: $product,
    filter: (product, { skuId, answer }) => answer.result && (product?.skuListWithGems.some(({ id }) => id === skuId) ?? false),
    fn: (_, { answer }) => answer.message,
  })

  return { asked, sizeChosen, weightChosen, retried, landed, $url, $product, $failure, $choice, $canAdd }
}
