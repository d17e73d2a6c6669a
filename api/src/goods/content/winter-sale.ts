import { WINTER_SALE_COOKIE, winterSale, type WinterSale } from '@shop/contracts/content/winter-sale'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { FastifyRequest } from 'fastify'
import type { Queryable } from '../../platform/db/database.ts'
import { implement } from '../../platform/http/implement.ts'
import type { StoredWinterSale } from './documents/documents.ts'
import { withFigures } from './landings/figures.ts'
import { picturesOf } from './pictures.ts'
import type { PublishedApi } from './published.ts'

type Asking = Pick<FastifyRequest, 'cookies'>

/** GET /winter-sale: the seasonal popup. */
export function serveWinterSale(api: PublishedApi) {
  implement(api, winterSale, async ({ visitor: { shop }, request }) => {
    const stored = await inSeason(api, request)
    return { sale: stored && (await saleOf(api.published.readsFor(request), stored, shop)) }
  })
}

/** True unless the browser has seen this season's sale lately. */
export const hasSale = async (api: PublishedApi, request: Asking): Promise<boolean> =>
  request.cookies[WINTER_SALE_COOKIE] === undefined && (await inSeason(api, request)) !== null

async function inSeason({ published, clock }: PublishedApi, request: Asking): Promise<StoredWinterSale | null> {
  const stored = await published.document<StoredWinterSale>('winter-sale', request)
  const now = clock.now().getTime()
  return stored && Date.parse(stored.from) <= now && now < Date.parse(stored.until) ? stored : null
}

async function saleOf(reads: Queryable, { url, picture: key, ...words }: StoredWinterSale, shop: ShopContext): Promise<WinterSale | null> {
  const { title, text, action, alt, url: ownUrl = url } = words[shop.locale]
  const picture = (await picturesOf(reads, [key])).get(key)
  const said = withFigures(text, shop)
  return picture && said !== null ? { title, text: said, action, url: ownUrl, picture: { ...picture, alt } } : null
}
