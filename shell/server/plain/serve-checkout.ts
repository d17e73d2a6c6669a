import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import type { Locale } from '@shop/contracts/shop/storefront'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import { money } from '@shop/i18n/money'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopperCalls } from '../backend/shopper-calls.ts'
import type { Config } from '../config.ts'
import type { Documents } from '../documents/documents.ts'
import { escapeHtml } from '../http/escape.ts'
import { refuse } from '../http/refusals.ts'
import { visitOf } from '../http/requests.ts'
import { log, reasonOf } from '../operations/log.ts'
import { calculated, choicesOf, firstValues, placesOf, shopperOf, valuesOf } from './checkout.ts'
import { checkoutHtml, type Values } from './checkout-html.ts'
import { PLAIN_BAG } from './notice.ts'
import { placeOrder, readOrder } from './order.ts'
import { busyHtml, sendPlain } from './send-plain.ts'
import { PLAIN_WORDS } from './words.ts'

type Plain = Pick<Documents, 'plain'>

const textOf = (code: string, locale: Locale) => (locale === 'ru' ? errorsRu : errorsEn)[code as ErrorCode] ?? PLAIN_WORDS[locale].unknown

/** Checkout as one form, for browsers without scripts. The caller takes forms of the shop's own pages only. */
export function serveCheckout(app: FastifyInstance, documents: Plain, config: Config, ownForms: object): void {
  app.get('/do/checkout', (request, reply) => attempt(request, reply, documents, config, show))
  app.post('/do/order', ownForms, (request, reply) => attempt(request, reply, documents, config, post))
  app.get<{ Params: { id: string } }>('/do/order/:id', (request, reply) =>
    attempt(request, reply, documents, config, async ({ calls, locale, send }) => {
      const order = await readOrder(calls, request.params.id)
      if (!order) return refuse(request, reply, 404, 'NOT_FOUND')
      const words = PLAIN_WORDS[locale]
      const { delivery, payment, dueSum, currency } = order
      const lines = [
        words.placedText,
        `${delivery.name}: ${delivery.address}. ${delivery.estimation}`,
        `${payment.name}: ${money(dueSum, currency, locale)}`,
      ]
      return send({ title: words.placed(order.number), body: lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('') })
    }),
  )
}

interface Visitor {
  request: FastifyRequest
  reply: FastifyReply
  calls: ShopperCalls
  locale: Locale
  send: (page: { title: string; body: string }) => FastifyReply
}

async function attempt(
  request: FastifyRequest,
  reply: FastifyReply,
  documents: Plain,
  config: Config,
  work: (visitor: Visitor) => Promise<unknown>,
) {
  const visit = visitOf(request)
  const calls = new ShopperCalls(config, visit, request.headers.cookie ?? '')
  const sendWith = (page: { title: string; body: string }, status: number) =>
    sendPlain(request, reply, documents, { page, status, setCookies: calls.setCookies })
  try {
    return await work({ request, reply, calls, locale: visit.context.locale, send: (page) => sendWith(page, 200) })
  } catch (error) {
    log('plain checkout', reasonOf(error))
    return sendWith(busyHtml(visit.context.locale, '/do/checkout'), 503)
  }
}

const isOpen = ({ totalProducts, enough }: FullCartData) => totalProducts > 0 && enough

async function show({ reply, calls, locale, send }: Visitor) {
  const { cityId, ...known } = await shopperOf(calls)
  const kept = await calculated(calls, {})
  if (!isOpen(kept)) return away(reply, calls, PLAIN_BAG)
  const values = firstValues(kept, known)
  const [cart, places] = await Promise.all([calculated(calls, choicesOf(values, cityId)), placesOf(calls, cityId)])
  return send(checkoutHtml({ cart, values, ...places, faults: [], asksCode: false }, locale))
}

async function post({ request, reply, calls, locale, send }: Visitor) {
  const form = request.body
  // A form without body has no content type, so no parser runs.
  if (!(form instanceof URLSearchParams)) return refuse(request, reply, 415, 'BAD_REQUEST')
  const values = valuesOf(form)
  const { cityId } = await shopperOf(calls)
  const cart = await calculated(calls, choicesOf(values, cityId))
  if (!isOpen(cart)) return away(reply, calls, PLAIN_BAG)
  const again = async (faults: string[], asksCode: boolean, next: Partial<Values> = {}) =>
    send(checkoutHtml({ cart, values: { ...values, ...next }, ...(await placesOf(calls, cityId)), faults, asksCode }, locale))
  if (form.get('step') !== 'order') return again([], false)
  if (values.seen !== String(cart.dueSum)) return again([PLAIN_WORDS[locale].changed], false)
  const placed = await placeOrder(calls, values, cart, cityId, locale)
  if ('to' in placed) return away(reply, calls, placed.to)
  const { codes, text, asksCode } = placed
  return again(text ? [text] : [...new Set(codes)].map((code) => textOf(code, locale)), asksCode, { code: '' })
}

function away(reply: FastifyReply, { setCookies }: ShopperCalls, to: string) {
  return reply.headers({ 'cache-control': 'no-store', ...(setCookies.length > 0 && { 'set-cookie': setCookies }) }).redirect(to, 303)
}
