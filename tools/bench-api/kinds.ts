import { randomUUID } from 'node:crypto'
import type { FullCartAnswer } from '@shop/contracts/cart/full-cart'
import { addToFullCart, calculateFullCart } from '@shop/contracts/cart/cart-actions'
import { showSection, type ShowAnswer } from '@shop/contracts/catalog/listing'
import { createOrder, type CreateOrderAnswer } from '@shop/contracts/orders/order'
import { type Product, productInfo } from '@shop/contracts/catalog/product'
import { suggest } from '@shop/contracts/search/suggest'
import type { Kind, Request } from './measure.ts'
import type { Bench } from './stand.ts'
import { aDraft, guestHeaders, type Visitor } from './visitor.ts'

const PAGE = 48
const PRODUCTS_LOOKED_AT = 400
/** Orders measured in parallel: each needs its own bag. */
const ORDERS = 500

/** Cycles through a list. */
function inTurn<T>(list: readonly T[]): () => T {
  let index = 0
  return () => {
    const one = list[index % list.length]
    index += 1
    if (one === undefined) throw new Error('There is nothing to ask for.')
    return one
  }
}

const ALL = ['', 'rings', 'earrings', 'necklaces', 'bracelets', 'brooches', 'piercing', 'men']
const SORTS = ['', 'sort=new', 'sort=price-asc', 'sort=price-desc']
const LISTINGS = ALL.flatMap((path) =>
  SORTS.flatMap((sort) => [0, 1, 2].map((page) => ({ url: sort ? `${path}?${sort}` : path, offset: page * PAGE }))),
)
const FACETS = ALL.flatMap((path) =>
  [
    'metal=yellow',
    'metal=white&metal=rose',
    'stone=diamond',
    'metal=silver&stone=pearl',
    'price_from=5000&price_to=30000',
    'metal=yellow&price_to=60000',
  ].map((query) => ({ url: `${path}?${query}`, offset: 0 })),
)
const SEARCHES = [
  'кольцо',
  'кольцо с бриллиантом',
  'серьги жемчуг',
  'золотой браслет',
  'rjkmwj',
  'подвеска',
  'кольцо изумруд',
  'белое золото',
  'серьги аврора',
  'браслет ноктюрн',
  'цепь',
  'колцо рубин',
  'серебро',
  'брошь',
  'пирсинг',
  'бриллиант',
].map((text) => ({ url: `?text=${encodeURIComponent(text)}`, offset: 0 }))

const TYPED = ['к', 'кол', 'кольцо', 'кольцо с бр', 'серьги', 'сер', 'rjkmwj', 'браслет но', 'колцо', 'жемч', 'золот', 'аврора']

/** Every kind of call that is measured. */
export async function kindsOf(bench: Bench, visitors: readonly Visitor[]): Promise<Kind[]> {
  const headers: Record<string, string> = guestHeaders(bench.frontDoorKey)
  const post = (path: string, body: object, of = headers): Request => ({ method: 'POST', path, headers: of, body: JSON.stringify(body) })
  const ask = async <Answer>({ path, ...init }: Request): Promise<Answer> => {
    const answer = await fetch(bench.url + path, init)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const listing = (name: string, section: string, pages: readonly object[], most: number | null): Kind => ({
    name,
    endpoint: showSection,
    most,
    ready: async () => inTurn(pages.map((page) => post(`/${section}/show`, page))),
  })

  const pieces = await piecesOf(ask, post)
  const skus = await skusOf(ask, headers, pieces)
  const visitor = inTurn(visitors)
  const sku = inTurn(skus)

  return [
    listing('listing', 'catalog', LISTINGS, 1),
    listing('facets', 'catalog', FACETS, null),
    listing('search', 'search', SEARCHES, 1),
    {
      name: 'suggest',
      endpoint: suggest,
      most: null,
      ready: async () =>
        inTurn(TYPED.map((text) => ({ method: 'GET', path: `/search/suggest?text=${encodeURIComponent(text)}`, headers }))),
    },
    {
      name: 'product',
      endpoint: productInfo,
      most: null,
      ready: async () => inTurn(pieces.map((url) => ({ method: 'GET', path: `${url}/info`, headers }))),
    },
    {
      name: 'cart add',
      endpoint: addToFullCart,
      most: 1,
      isDone: ({ result }: FullCartAnswer) => result,
      ready: async () => {
        await eachOf(visitors, (one) => ask(post('/cart/clear', {}, one.headers)))
        return () => post('/cart/add', { sku_id: sku() }, visitor().headers)
      },
    },
    {
      name: 'cart calculate',
      endpoint: calculateFullCart,
      most: 1,
      isDone: ({ cartData }: FullCartAnswer) => cartData.totalProducts === 3,
      ready: async () => {
        await eachOf(visitors, async (one) => {
          await ask(post('/cart/clear', {}, one.headers))
          for (let line = 0; line < 3; line += 1) await ask(post('/cart/add', { sku_id: sku() }, one.headers))
        })
        return () => post('/cart/calculate', { delivery_method_id: 1, courier_type: 'standard', payment_method_id: 1 }, visitor().headers)
      },
    },
    {
      name: 'order create',
      endpoint: createOrder,
      most: 3,
      mostRequests: Math.min(ORDERS, visitors.length),
      isDone: ({ result }: CreateOrderAnswer) => result,
      ready: async (count) => {
        const orders: Request[] = []
        await eachOf(visitors.slice(0, count + 1), async (one) => {
          await ask(post('/cart/clear', {}, one.headers))
          await ask(post('/cart/add', { sku_id: sku() }, one.headers))
          const choices = { delivery: { city: aDraft.city }, delivery_method_id: aDraft.delivery_method_id, payment_method_id: 1 }
          const { cartData } = await ask<FullCartAnswer>(post('/cart/calculate', choices, one.headers))
          const order = { ...aDraft, personalDataAgreement: true, dueSum: cartData.dueSum, idempotencyKey: randomUUID() }
          orders.push(post('/order/create/v2', order, one.headers))
        })
        return inTurn(orders)
      },
    },
  ]
}

type Ask = <Answer>(request: Request) => Promise<Answer>

/** Addresses of products, from the pages of the catalogue. */
async function piecesOf(ask: Ask, post: (path: string, body: object) => Request): Promise<string[]> {
  const urls: string[] = []
  for (let offset = 0; urls.length < PRODUCTS_LOOKED_AT; offset += PAGE) {
    const { products } = (await ask<ShowAnswer>(post('/catalog/show', { url: '', offset }))).result
    urls.push(...products.map(({ url }) => url))
    if (products.length < PAGE) break
  }
  return urls
}

/** Available SKUs, one per product. */
async function skusOf(ask: Ask, headers: Record<string, string>, pieces: readonly string[]): Promise<string[]> {
  const skus: string[] = []
  await eachOf(pieces, async (url) => {
    const { product } = (await ask<{ result: { product: Product } }>({ method: 'GET', path: `${url}/info`, headers })).result
    const found = product.skuListWithGems.find(({ balances, price }) => balances > 0 && (price.final ?? 0) >= 100_000)
    if (found && !product.is_archive) skus.push(found.id)
  })
  return skus.toSorted()
}

const AT_ONCE = 8

async function eachOf<T>(list: readonly T[], work: (one: T) => Promise<unknown>) {
  const queue = list.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of queue) await work(one)
    }),
  )
}
