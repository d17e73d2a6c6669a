import { expect } from '@playwright/test'
import type { Shop } from './shop.ts'

interface Sku {
  id: string
  /** Of the main stone; null without one. */
  mainGemWeight: string | null
  size: string | null
  price: { initial: number; final: number }
  balances: number
}

export interface Piece {
  url: string
  name: string
  /** In stock, in the order of the page. */
  skus: Sku[]
  soldOut: Sku[]
}

/** The demo shop is deterministic, so responses are cached. */
const answers = new Map<string, Promise<unknown>>()

async function call<Answer>(shop: Shop, path: string, body?: object): Promise<Answer> {
  const { status, text } = await shop.ask(`/backend${path}`, {
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  expect(status, path).toBe(200)
  return JSON.parse(text) as Answer
}

interface Card {
  url: string
  modifications: { type: string; variants: { url: string }[] }[]
}

/** Every piece, in the order of the page: a card stands for all metals of its design. */
const addressesOf = async (shop: Shop, category: string): Promise<string[]> => {
  const { result } = await call<{ result: { products: Card[] } }>(shop, '/catalog/show', { url: category })
  const metalsOf = ({ modifications }: Card) => modifications.find(({ type }) => type === 'metal')?.variants ?? []
  return [...new Set(result.products.flatMap((card) => [card, ...metalsOf(card)].map(({ url }) => url)))]
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

/** The first matching product of a category. */
export async function findPiece(shop: Shop, category: string, fits: (piece: Piece) => boolean): Promise<Piece> {
  for (const url of await once(`${shop.host} ${category}`, () => addressesOf(shop, category))) {
    const piece = await once(`${shop.host} ${url}`, () => pieceAt(shop, url))
    if (fits(piece)) return piece
  }
  throw new Error(`no such piece in ${category}`)
}

const enough = ({ balances }: Sku) => balances >= 3

/** A product URL with a preselected size. */
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

/** With several weights a size does not identify the SKU. */
const isOneBySize = ({ skus, soldOut }: Piece) =>
  new Set([...skus, ...soldOut].map(({ size }) => size)).size === skus.length + soldOut.length

/** A product that can be added three times without choosing. A ring: tests never order rings, so their stock stays constant. */
export async function somePiece(shop: Shop): Promise<ChosenPiece> {
  const fits = (piece: Piece) => isOneBySize(piece) && piece.skus.length > 1 && enough(middle(piece.skus) as Sku)
  const ring = await findPiece(shop, 'rings', fits)
  return withSize(ring, middle(ring.skus) as Sku)
}

/** A ring with sizes, one of which is sold out. */
export const someRing = (shop: Shop) =>
  findPiece(
    shop,
    'rings',
    (ring) => isOneBySize(ring) && ring.skus.length > 2 && ring.skus.filter(enough).length > 1 && ring.soldOut.length > 0,
  )

/** A product with several stone weights, within its first size. */
export async function someStone(shop: Shop): Promise<Piece & { weights: string[] }> {
  const weightsOf = ({ skus }: Piece) => [
    ...new Set(skus.filter(({ size }) => size === skus[0]?.size).flatMap(({ mainGemWeight }) => mainGemWeight ?? [])),
  ]
  const stone = await findPiece(shop, 'rings', (piece) => weightsOf(piece).length > 1)
  return { ...stone, weights: weightsOf(stone) }
}

/** Workers take different SKUs of those with the most stock, so that tests side by side do not buy each other's last piece. */
const ownOf = <Ample>(ample: readonly Ample[]): Ample | undefined => ample[Number(process.env['TEST_PARALLEL_INDEX'])] ?? ample[0]

/** For orders by API: the SKU with the most stock. */
export async function ampleSku(shop: Shop, category: string, fits: (sku: Sku) => boolean = () => true): Promise<string> {
  const urls = await once(`${shop.host} ${category}`, () => addressesOf(shop, category))
  const pieces = await Promise.all(urls.map((url) => pieceAt(shop, url)))
  const most = ownOf(
    pieces
      .flatMap(({ skus }) => skus)
      .filter(fits)
      .toSorted((one, other) => other.balances - one.balances),
  )
  if (!most) throw new Error(`nothing in ${category}`)
  return most.id
}

const isFullPrice = ({ price }: Sku) => price.initial === price.final

/** An ample SKU at full price: promo codes and bonuses apply to it. */
export const fullPriceSku = (shop: Shop, category: string) => ampleSku(shop, category, isFullPrice)

/** The SKU with the least stock: a test can hold all of it for a moment, and no other test buys it. */
export async function scarceSku(shop: Shop, category: string): Promise<Sku & { name: string }> {
  const urls = await once(`${shop.host} ${category}`, () => addressesOf(shop, category))
  const pieces = await Promise.all(urls.map((url) => pieceAt(shop, url)))
  const skus = pieces.flatMap(({ name, skus }) => skus.map((sku) => ({ ...sku, name })))
  const [least] = skus.toSorted((one, other) => one.balances - other.balances)
  if (!least) throw new Error(`nothing in ${category}`)
  return least
}

/** For orders: the product of a category (not rings) with the most stock. */
export async function amplePiece(shop: Shop, category: string, fits: (sku: Sku) => boolean = () => true): Promise<ChosenPiece> {
  const urls = await once(`${shop.host} ${category}`, () => addressesOf(shop, category))
  // Asked anew each time: other tests buy, and a piece has no more than five.
  const pieces = await Promise.all(urls.map((url) => pieceAt(shop, url)))
  const choices = pieces.filter(isOneBySize).flatMap((piece) => {
    const chosen = middle(piece.skus)
    return chosen && fits(chosen) ? [withSize(piece, chosen)] : []
  })
  const most = ownOf(choices.toSorted((one, other) => other.chosen.balances - one.chosen.balances))
  if (!most) throw new Error(`no piece in ${category}`)
  return most
}

/** An ample product at full price: promo codes and bonuses apply to it. */
export const fullPricePiece = (shop: Shop, category: string) => amplePiece(shop, category, isFullPrice)
