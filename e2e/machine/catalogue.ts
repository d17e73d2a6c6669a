import { expect } from '@playwright/test'
import type { Shop } from './shop.ts'

interface Sku {
  id: string
  /** Of the main stone; null without one. */
  mainGemWeight: string | null
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

/** A piece whose address opens it with a size chosen, ready for the bag. */
export interface ChosenPiece extends Piece {
  /** Without the size. */
  path: string
  chosen: Sku
}

const withSize = (piece: Piece, chosen: Sku): ChosenPiece => {
  const size = /^[\d.,]+/.exec(chosen.size ?? '')?.[0].replace(',', '.')
  return { ...piece, url: size ? `${piece.url}?size=${size}` : piece.url, path: piece.url, chosen }
}

const middle = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor((items.length - 1) / 2)]

/** A stone of several weights has tiles of its own: a size does not tell the SKU there. */
const isOneBySize = ({ skus, soldOut }: Piece) =>
  new Set([...skus, ...soldOut].map(({ size }) => size)).size === skus.length + soldOut.length

/**
 * Fits three times into a bag just as its page opens. A ring, and rings are never ordered by a test:
 * an order takes stock that another test has already counted on.
 */
export async function somePiece(shop: Shop): Promise<ChosenPiece> {
  const fits = (piece: Piece) => isOneBySize(piece) && piece.skus.length > 1 && enough(middle(piece.skus) as Sku)
  const ring = await findPiece(shop, 'rings', fits)
  return withSize(ring, middle(ring.skus) as Sku)
}

/** A ring with sizes to choose from, and one that is sold out. */
export const someRing = (shop: Shop) =>
  findPiece(
    shop,
    'rings',
    (ring) => isOneBySize(ring) && ring.skus.length > 2 && ring.skus.filter(enough).length > 1 && ring.soldOut.length > 0,
  )

/** A piece whose stone comes in several weights, within its first size where it has sizes. */
export async function someStone(shop: Shop): Promise<Piece & { weights: string[] }> {
  const weightsOf = ({ skus }: Piece) => [
    ...new Set(skus.filter(({ size }) => size === skus[0]?.size).flatMap(({ mainGemWeight }) => mainGemWeight ?? [])),
  ]
  const stone = await findPiece(shop, 'rings', (piece) => weightsOf(piece).length > 1)
  return { ...stone, weights: weightsOf(stone) }
}

/** For tests that order by the API: what there is most of now, so that the stock of no piece runs out. */
export async function ampleSku(shop: Shop, category: string): Promise<string> {
  const urls = await once(`${shop.host} ${category}`, () => addressesOf(shop, category))
  const pieces = await Promise.all(urls.map((url) => pieceAt(shop, url)))
  const [most] = pieces.flatMap(({ skus }) => skus).toSorted((one, other) => other.balances - one.balances)
  if (!most) throw new Error(`nothing in ${category}`)
  return most.id
}

/** For tests that order: the piece of a category (not of the rings) that may be bought most often just as its page opens. */
export async function amplePiece(shop: Shop, category: string): Promise<ChosenPiece> {
  const urls = await once(`${shop.host} ${category}`, () => addressesOf(shop, category))
  const pieces = await Promise.all(urls.map((url) => once(`${shop.host} ${url}`, () => pieceAt(shop, url))))
  const choices = pieces.filter(isOneBySize).flatMap((piece) => {
    const chosen = middle(piece.skus)
    return chosen ? [withSize(piece, chosen)] : []
  })
  const [most] = choices.toSorted((one, other) => other.chosen.balances - one.chosen.balances)
  if (!most) throw new Error(`no piece in ${category}`)
  return most
}
