import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import type { Product } from '@shop/contracts/catalog/product'
import { aDraft, Buyer, PHONE } from '../../support/people/buyer.ts'
import { Shopper } from '../../support/people/shopper.ts'
import { Office } from '../../support/services/office.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { until } from '../../support/until.ts'

/** One size costs less than the others. */
const BANGLE = 'bangle-yellow'
const office = new Office()
let shop: Shop
let skus: Product['skuListWithGems']

const guest = () => new Shopper({ url: shop.url() })
const product = async () =>
  ((await guest().get(`/catalog/bracelets/${BANGLE}/info`)).body as { result: { product: Product } }).result.product
const cardOf = (cards: readonly ProductCard[]) => cards.find(({ url }) => url.endsWith(`/${BANGLE}`))
const stock = (quantities: readonly number[]) =>
  office.ask(shop.url(), 'POST', '/back-office/feed/stock', {
    feedId: `stock-${quantities.join('-')}-${Date.now()}`,
    sequence: 1,
    rows: skus.map(({ id }, index) => ({ sku: id, onHand: quantities[index] ?? 0 })),
  })

/** The price wherever it is told: product, listing, listing of a size that is in stock too, wishlist, suggestions. */
async function prices() {
  const whole = await product()
  const all = await guest().show('catalog', 'bracelets?sort=price-asc&metal=yellow')
  const sized = await guest().show('catalog', `bracelets?metal=yellow&size=${skus.map(({ size }) => size).join('&size=')}`)
  const liked = await guest().post('/favorites/show', { favorites: [whole.itemId] })
  const shown = [
    cardOf(all.products),
    cardOf(sized.products),
    cardOf((liked.body as { result: { products: ProductCard[] } }).result.products),
  ]
  return [whole.price.final, ...shown.map((card) => card?.price.final)]
}

/** All places tell this price; the order by price may follow a moment later. */
const costs = (final: number) => until(prices, (told) => told.every((price) => price === final))

const priceOf = (index: number) => skus[index]?.price.final ?? 0

beforeAll(async () => {
  shop = await openShop(await office.open())
  skus = (await product()).skuListWithGems.toSorted((one, other) => (one.price.final ?? 0) - (other.price.final ?? 0))
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

test('the price of a piece is that of its cheapest size in stock, until that is back [product.price-to-buy]', async () => {
  const dearer = skus.findIndex((_, index) => priceOf(index) > priceOf(0))
  expect(dearer).toBeGreaterThan(0)
  await stock(skus.map((_, index) => (index < dearer ? 0 : 2)))
  await costs(priceOf(dearer))
  await stock(skus.map(() => 2))
  await costs(priceOf(0))
})

test('of a piece that is sold out it is that of its cheapest size', async () => {
  await stock(skus.map(() => 0))
  await costs(priceOf(0))
  expect(await product()).toMatchObject({ availability: 'soldOut', hasPriceRange: true })
})

test('an order of the last one raises the price, and its cancellation lowers it again [product.price-to-buy]', async () => {
  const dearer = skus.findIndex((_, index) => priceOf(index) > priceOf(0))
  await stock(skus.map((_, index) => (index === 0 ? 1 : index < dearer ? 0 : 2)))
  await costs(priceOf(0))
  const buyer = await new Buyer(shop.url()).arrive()
  await buyer.cart('add', { sku_id: skus[0]?.id ?? '' })
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
  const { order } = await buyer.order(aDraft())
  await costs(priceOf(dearer))
  await buyer.post(`/order/${order?.id}/cancel`, {})
  await costs(priceOf(0))
})

test('a filter by price finds a piece by what it costs to buy', async () => {
  const dearer = skus.findIndex((_, index) => priceOf(index) > priceOf(0))
  const upTo = async () => cardOf((await guest().show('catalog', `bracelets?metal=yellow&price_to=${priceOf(0) / 100}`)).products)
  await stock(skus.map(() => 2))
  await until(upTo, (card) => card !== undefined)
  await stock(skus.map((_, index) => (index < dearer ? 0 : 2)))
  await until(upTo, (card) => card === undefined)
})

test('a shop of an earlier release has these prices once it is updated', async () => {
  const dearer = skus.findIndex((_, index) => priceOf(index) > priceOf(0))
  await stock(skus.map((_, index) => (index < dearer ? 0 : 2)))
  const itemId = (await product()).itemId
  await shop.behindTheScenes(`UPDATE product_offers SET final = ${priceOf(0)} WHERE product_id = ${itemId} AND currency = 'RUB'`)
  await costs(priceOf(0))
  await shop.behindTheScenes(readFileSync(resolve(__dirname, '../../../migrations/0049_price_to_buy.sql'), 'utf8'))
  await costs(priceOf(dearer))
})
