import { CartAnswer, calculateCart } from '@shop/contracts/cart/cart'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { ShopperCalls } from '../../backend/shopper-calls.ts'
import type { Config } from '../../platform/config/config.ts'
import { visitOf } from '../../requests/requests.ts'
import { log, reasonOf } from '../../platform/observability/log.ts'
import { bagHtml } from './bag-html.ts'
import { noticeOf, noticeSaid, PLAIN_BAG } from './notice.ts'
import type { PlainDocuments } from './plain-html.ts'
import { busyHtml, sendPlain } from './send-plain.ts'

/** The bag for browsers without scripts. */
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
