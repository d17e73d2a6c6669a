import { NEW_PRODUCTS_SHOWN, newProducts } from '@shop/contracts/catalog/new-products'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import type { Catalogue } from './catalogue.ts'
import type { DirectoryEntries } from './directory.ts'
import { anyOf, type PieceScope } from './index/choice.ts'
import { piecesOf } from './selections.ts'

/** GET /pd/frontend/new-products: newest first, shown next to a listing. */
export function serveNewProducts(api: Api, { catalogIndex, cards, directory }: Catalogue) {
  implement(api, newProducts, async ({ query, visitor: { shop } }) => {
    const pieces = query.category ? scopeOf(query.category, await directory.of(shop.locale)) : ({ kind: 'all' } as const)
    const choice = { ...anyOf(shop.currency), isNew: true, sort: 'new' } as const
    const { ids, quantity } = await catalogIndex.page(pieces, choice, { limit: NEW_PRODUCTS_SHOWN, offset: 0 })
    return { quantity, products: await cards.of(ids, shop, 1) }
  })
}

/** Throws NOT_FOUND for an unknown category. */
function scopeOf(path: string, { categories, selections }: DirectoryEntries): PieceScope {
  const category = categories.find(({ slug }) => slug === path)
  if (category) return { kind: 'category', id: category.id }
  const selection = selections.find((one) => one.path === path)
  if (!selection) throw new Refused('NOT_FOUND')
  return piecesOf(selection)
}
