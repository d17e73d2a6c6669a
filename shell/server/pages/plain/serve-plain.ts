import { CartAnswer, calculateCart } from '@shop/contracts/cart/cart'
import { FavoritesAnswer, showFavorites } from '@shop/contracts/favorites/favorites'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { ShopperCalls } from '../../backend/shopper-calls.ts'
import type { Config } from '../../platform/config/config.ts'
import { visitOf } from '../../requests/requests.ts'
import { log, reasonOf } from '../../platform/observability/log.ts'
import { bagHtml } from './bag-html.ts'
import { heartsOf, likedSkusOf, PLAIN_WISHLIST } from './wishlist/hearts.ts'
import { noticeOf, noticeSaid, PLAIN_BAG } from './notice.ts'
import type { PlainDocuments } from './plain-html.ts'
import { busyHtml, sendPlain } from './send-plain.ts'
import { type Wished, wishlistHtml } from './wishlist/wishlist-html.ts'

/** Bag and wishlist for browsers without scripts. */
export function servePlain(app: FastifyInstance, documents: PlainDocuments, config: Config): void {
  app.get(PLAIN_BAG, async (request, reply) => {
    const visit = visitOf(request)
    const { locale } = visit.context
    const calls = new ShopperCalls(config, visit, request.headers.cookie ?? '')
    const cart = await readBag(calls)
    const page = cart ? bagHtml(cart, visit.context, noticeOf(visit, config)) : busyHtml(locale, PLAIN_BAG)
    return sendPlain(request, reply, documents, {
      page,
      status: cart ? 200 : 503,
      setCookies: [...calls.setCookies, ...(cart ? noticeSaid(visit) : [])],
    })
  })
  app.get(PLAIN_WISHLIST, async (request, reply) => {
    const visit = visitOf(request)
    const { locale } = visit.context
    const cookies = request.headers.cookie ?? ''
    const calls = new ShopperCalls(config, visit, cookies)
    const wished = await readWishlist(calls, cookies)
    const page = wished ? wishlistHtml(wished, locale, noticeOf(visit, config)) : busyHtml(locale, PLAIN_WISHLIST)
    return sendPlain(request, reply, documents, {
      page,
      status: wished ? 200 : 503,
      setCookies: [...calls.setCookies, ...(wished ? noticeSaid(visit) : [])],
    })
  })
}

/** Pieces of the wishlist, newest first; all its pages. */
async function readWishlist(calls: ShopperCalls, cookies: string): Promise<Wished[] | null> {
  try {
    const { ids: favorites } = await heartsOf(calls, cookies)
    const skus = [...likedSkusOf(cookies).values()]
    const wished: Wished[] = []
    for (let page = 1, pages = favorites.length > 0 ? 1 : 0; page <= pages; page += 1) {
      const { answer } = await calls.post(showFavorites.path, { favorites, page, skus })
      const { result } = v.parse(FavoritesAnswer, answer)
      for (const card of result.products) wished.push({ card, liked: result.variants.find(({ itemId }) => itemId === card.itemId) ?? null })
      pages = result.pages
    }
    return wished
  } catch (error) {
    log('plain wishlist', reasonOf(error))
    return null
  }
}

async function readBag(calls: ShopperCalls) {
  try {
    const { answer } = await calls.post(calculateCart.path, {})
    return v.parse(CartAnswer, answer).cartData
  } catch (error) {
    log('plain bag', reasonOf(error))
    return null
  }
}
