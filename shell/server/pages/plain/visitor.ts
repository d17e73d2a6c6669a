import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopperCalls } from '../../backend/shopper-calls.ts'
import type { Config } from '../../platform/config/config.ts'
import { visitOf } from '../../requests/requests.ts'
import { log, reasonOf } from '../../platform/observability/log.ts'
import { errorText } from './error-text.ts'
import type { PlainDocuments, PlainPage } from './plain-html.ts'
import { busyHtml, sendPlain } from './send-plain.ts'

/** Somebody on a personal page, with the calls made in their name. */
export interface Visitor {
  request: FastifyRequest
  reply: FastifyReply
  calls: ShopperCalls
  context: ShopContext
  send: (page: PlainPage) => FastifyReply
  /** Redirects after a form. */
  away: (to: string) => FastifyReply
  /** What an error code says to this shopper. */
  textOf: (code: string) => string
}

/** Answers a personal page; when the API fails, says so and offers the page `again`. */
export async function attempt(
  request: FastifyRequest,
  reply: FastifyReply,
  { documents, config, again }: { documents: PlainDocuments; config: Config; again: string },
  work: (visitor: Visitor) => Promise<unknown>,
) {
  const visit = visitOf(request)
  const { context } = visit
  const calls = new ShopperCalls(config, visit, request.headers.cookie ?? '')
  const sendWith = (page: PlainPage, status: number) => sendPlain(request, reply, documents, { page, status, setCookies: calls.setCookies })
  const away = (to: string) => {
    const { setCookies } = calls
    return reply.headers({ 'cache-control': 'no-store', ...(setCookies.length > 0 && { 'set-cookie': setCookies }) }).redirect(to, 303)
  }
  const textOf = (code: string) => errorText(code, context, config)
  try {
    return await work({ request, reply, calls, context, away, textOf, send: (page) => sendWith(page, 200) })
  } catch (error) {
    log('plain page', reasonOf(error))
    return sendWith(busyHtml(context.locale, again), 503)
  }
}
