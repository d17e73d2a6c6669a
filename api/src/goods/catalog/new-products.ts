import { NEW_PRODUCTS_SHOWN, newProducts } from '@shop/contracts/catalog/new-products'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import type { Catalogue } from './catalogue.ts'
import { anyOf } from './index/choice.ts'

/** GET /pd/frontend/new-products: newest first, shown next to a listing. */
export function serveNewProducts(api: Api, { catalogIndex, cards, directory }: Catalogue) {
  implement(api, newProducts, async ({ query, visitor: { shop } }) => {
    const { categories } = await directory.of(shop.locale)
    const category = categories.find(({ slug }) => slug === query.category)
    if (query.category && !category) throw new Refused('NOT_FOUND')
    const choice = { ...anyOf(shop.currency), isNew: true, sort: 'new' } as const
    const pieces = category ? ({ kind: 'category', id: category.id } as const) : ({ kind: 'all' } as const)
    const { ids, quantity } = await catalogIndex.page(pieces, choice, { limit: NEW_PRODUCTS_SHOWN, offset: 0 })
    return { quantity, products: await cards.of(ids, shop, 1) }
  })
}
