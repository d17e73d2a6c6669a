import { OCCASION_BUDGETS, type Listing } from '@shop/contracts/catalog/listing'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { categoryUrl } from './cards/card.ts'
import type { Catalogue } from './catalogue.ts'
import type { DirectoryEntries, KnownSelection } from './directory.ts'
import { anyOf, type Choice, type PieceScope } from './index/choice.ts'

const ONE = { limit: 1, offset: 0 }

/** Top-level selections; all others are parts of a category or of an occasion. */
export const isOccasion = ({ path }: Pick<KnownSelection, 'path'>) => !path.includes('/')

export const piecesOf = ({ id }: Pick<KnownSelection, 'id'>): PieceScope => ({ kind: 'selection', id })

interface PartsOf {
  /** Path of the category or occasion. */
  parent: string | null
  current: string | undefined
  choice: Choice
}

/** The sub-categories, counted with the filters, which their links keep. */
export async function chipsOf({ catalogIndex }: Catalogue, known: DirectoryEntries, { parent, current, choice }: PartsOf) {
  const parts: Listing['parts'] = []
  for (const part of partsIn(known, parent)) {
    const { quantity } = await catalogIndex.page(piecesOf(part), choice, ONE)
    parts.push({ ...linkOf(part), count: quantity, current: part.path === current, from: null, photo: null })
  }
  return parts
}

/** What the head of an occasion offers: its kinds with a picture and the lowest price, and budgets. What would be empty is left out. */
export async function headOf({ catalogIndex, cards }: Catalogue, known: DirectoryEntries, occasion: KnownSelection, shop: ShopContext) {
  const all = anyOf(shop.currency)
  const parts: Listing['parts'] = []
  for (const part of partsIn(known, occasion.path)) {
    const { ids, quantity, facts } = await catalogIndex.page(piecesOf(part), all, ONE)
    const [card] = await cards.of(ids, shop, 1)
    if (card) parts.push({ ...linkOf(part), count: quantity, current: false, from: facts.price.from, photo: card.photo })
  }
  const bounds = OCCASION_BUDGETS[shop.currency]
  const budgets: Listing['budgets'] = []
  for (const [index, from] of [null, ...bounds].entries()) {
    const to = bounds[index] ?? null
    const minor = (major: number | null) => (major === null ? null : major * 100)
    const { quantity } = await catalogIndex.page(piecesOf(occasion), { ...all, priceFrom: minor(from), priceTo: minor(to) }, ONE)
    if (quantity > 0) budgets.push({ from, to })
  }
  const banner = known.banners.find(({ key }) => key === occasion.cover)
  if (!banner) return { parts, budgets, cover: null }
  const { key: _, ...picture } = banner
  return { parts, budgets, cover: { ...picture, alt: occasion.coverAlt } }
}

const partsIn = ({ selections }: DirectoryEntries, parent: string | null) =>
  parent === null ? [] : selections.filter(({ path }) => path.startsWith(`${parent}/`))

const linkOf = ({ name, path }: KnownSelection) => ({ name, url: categoryUrl(path) })
