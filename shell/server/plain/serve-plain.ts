import { CartAnswer, calculateCart } from '@shop/contracts/cart/cart'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { ShopperCalls } from '../backend/shopper-calls.ts'
import type { Config } from '../config.ts'
import type { Documents } from '../documents/documents.ts'
import { visitOf } from '../http/requests.ts'
import { log, reasonOf } from '../operations/log.ts'
import { bagHtml } from './bag-html.ts'
import { noticeOf, noticeSaid, PLAIN_BAG } from './notice.ts'
import { busyHtml, sendPlain } from './send-plain.ts'

/** The bag for browsers without scripts. */
export function servePlain(app: FastifyInstance, documents: Pick<Documents, 'plain'>, config: Config): void {
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
