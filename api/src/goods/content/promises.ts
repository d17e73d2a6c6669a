import { promises, type PromisePlace, type ShopPromise } from '@shop/contracts/content/promises'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { implement } from '../../platform/http/implement.ts'
import type { StoredPromises } from './documents/documents.ts'
import { withFigures } from './landings/figures.ts'
import { safeLink } from './documents/sanitise.ts'
import type { PublishedApi } from './published.ts'

/** GET /promises: editors' texts with current figures. */
export function servePromises(api: PublishedApi) {
  implement(api, promises, async ({ query: { place }, visitor: { shop }, request }) => {
    const stored = await api.published.document<StoredPromises>('promises', request)
    return { promises: promisesOn(stored ?? [], place, shop) }
  })
}

/** A promise is left out when its figure does not exist on this storefront. */
const promisesOn = (stored: StoredPromises, place: PromisePlace, shop: ShopContext): ShopPromise[] =>
  stored
    .filter(({ places }) => places.includes(place))
    .flatMap(({ key, icon, [shop.locale]: { title, text, url } }) => {
      const said = withFigures(text, shop)
      return said === null ? [] : [{ key, icon, title, text: said, url: url === undefined ? null : safeLink(url) }]
    })
