import { expect } from '@playwright/test'
import type { Shop } from './shop.ts'

interface Sku {
  id: string
  size: string | null
  balances: number
}

export interface Piece {
  url: string
  name: string
  /** In stock, in the order of the page. */
  skus: Sku[]
  soldOut: Sku[]
}

/** The demo shop is the same at every start: an answer is asked for once. */
const answers = new Map<string, Promise<unknown>>()

async function call<Answer>(shop: Shop, path: string, body?: object): Promise<Answer> {
  const { status, text } = await shop.ask(`/backend${path}`, {
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  expect(status, path).toBe(200)
  return JSON.parse(text) as Answer
}

const addressesOf = async (shop: Shop, category: string): Promise<string[]> => {
  const { result } = await call<{ result: { products: { url: string }[] } }>(shop, '/catalog/show', { url: category })
  return result.products.map(({ url }) => url)
}

const once = <Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> => {
  const known = answers.get(key) ?? ask()
  answers.set(key, known)
  return known as Promise<Answer>
}

async function pieceAt(shop: Shop, url: string): Promise<Piece> {
  const { result } = await call<{ result: { product: { name: string; skuListWithGems: Sku[] } } }>(shop, `${url}/info`)
  const { name, skuListWithGems: skus } = result.product
  return { url, name, skus: skus.filter(({ balances }) => balances > 0), soldOut: skus.filter(({ balances }) => balances === 0) }
}

/** The first piece of a category that fits. */
export async function findPiece(shop: Shop, category: string, fits: (piece: Piece) => boolean): Promise<Piece> {
  for (const url of await once(`${shop.host} ${category}`, () => addressesOf(shop, category))) {
    const piece = await once(`${shop.host} ${url}`, () => pieceAt(shop, url))
    if (fits(piece)) return piece
  }
  throw new Error(`no such piece in ${category}`)
}

const enough = ({ balances }: Sku) => balances >= 3

/** Without a size in the address a product page chooses one from the middle of those that are in stock. */
const middle = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor((items.length - 1) / 2)]

/**
 * Fits three times into a bag just as its page opens. A ring, and rings are never ordered by a test:
 * an order takes stock that another test has already counted on.
 */
export const somePiece = (shop: Shop) =>
  findPiece(shop, 'rings', ({ skus }) => {
    const chosen = middle(skus)
    return skus.length > 1 && chosen !== undefined && enough(chosen)
  })

/** A stone of several weights has tiles of its own: a size does not tell the SKU there. */
const isOneBySize = ({ skus, soldOut }: Piece) =>
  new Set([...skus, ...soldOut].map(({ size }) => size)).size === skus.length + soldOut.length

/** A ring with sizes to choose from, and one that is sold out. */
export const someRing = (shop: Shop) =>
  findPiece(
    shop,
    'rings',
    (ring) => isOneBySize(ring) && ring.skus.length > 2 && ring.skus.filter(enough).length > 1 && ring.soldOut.length > 0,
  )

/** For tests that order: the piece of a category (not of the rings) that may be bought most often just as its page opens. */
export async function amplePiece(shop: Shop, category: string): Promise<Piece> {
  const urls = await once(`${shop.host} ${category}`, () => addressesOf(shop, category))
  const pieces = await Promise.all(urls.map((url) => once(`${shop.host} ${url}`, () => pieceAt(shop, url))))
  const stockOf = ({ skus }: Piece) => middle(skus)?.balances ?? 0
  const [most] = pieces.toSorted((one, other) => stockOf(other) - stockOf(one))
  if (!most) throw new Error(`no piece in ${category}`)
  return most
}
