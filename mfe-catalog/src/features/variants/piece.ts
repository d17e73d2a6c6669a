import { combine, createEvent, createStore, sample } from 'effector'
import { canBuy, productInfo, type Product } from '@shop/contracts/catalog/product'
import { createRequestFx, failureOf } from '@shop/http'
import { $popup, pieceLanded } from '@shop/session'
import { choiceOf, type AskedVariant } from './choice.ts'

/** State of a product popup, named by its widget: loads the product by its URL, which may name a variant, tracks the chosen variant and whether it was added. */
export function createPiece(widget: string) {
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
  const $asked = createStore<AskedVariant>({ size: null, weight: null }, { serialize: 'ignore' })
    .on(asked, (_, url) => variantIn(url))
    .on(sizeChosen, (known, size) => ({ ...known, size }))
    .on(weightChosen, (known, weight) => ({ ...known, weight }))

  const $choice = combine($product, $asked, (product, wanted) => (product ? choiceOf(product, wanted) : null))
  const $canAdd = combine($product, $choice, (product, choice) => product !== null && canBuy(product) && (choice?.sku?.balances ?? 0) > 0)

  sample({
    clock: [asked, sample({ clock: retried, source: $url })],
    fn: (url) => {
      const [category = '', id = ''] = url.replace(/\?.*/, '').split('/').slice(-2).map(decodeURIComponent)
      return { params: { category, id } }
    },
    target: productFx,
  })

  /** The piece was added here; what is added elsewhere closes nothing. */
  const landed = sample({
    clock: pieceLanded,
    source: { product: $product, popup: $popup },
    filter: ({ product, popup }, { skuId, answer }) =>
      answer.result && popup?.widget === widget && (product?.skuListWithGems.some(({ id }) => id === skuId) ?? false),
    fn: () => {},
  })

  return { asked, sizeChosen, weightChosen, retried, landed, $url, $product, $failure, $choice, $canAdd }
}

function variantIn(url: string): AskedVariant {
  const query = new URLSearchParams(/\?.*/.exec(url)?.[0])
  return { size: query.get('size'), weight: query.get('weight') }
}
