import { lastOrder } from '@shop/contracts/orders/last-order'
import { paymentState, PaymentState, retryPayment } from '@shop/contracts/orders/payment/payment'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { codeOf, type ShopperCalls } from '../../../backend/shopper-calls.ts'
import type { Config } from '../../../platform/config/config.ts'
import { refuse } from '../../../requests/refusals.ts'
import type { PlainDocuments } from '../plain-html.ts'
import { attempt, type Visitor } from '../visitor.ts'
import { cardBody, readCards } from '../cards.ts'
import { readOrder } from '../checkout/order.ts'
import { nothingHtml, orderAddress, paymentHtml } from './payment-html.ts'

const PAYMENT = '/do/payment'

type Request = FastifyRequest<{ Params: { id: string }; Querystring: { step?: string } }>

/** The state of a payment, and paying again, for browsers without scripts [payment.without-scripts]. */
export function servePayment(app: FastifyInstance, documents: PlainDocuments, config: Config, ownForms: object): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, again: string, work: (visitor: Visitor) => Promise<unknown>) =>
    attempt(request, reply, { documents, config, again }, work)
  app.get(PAYMENT, (request, reply) => answer(request, reply, PAYMENT, findUnpaid))
  app.get(`${PAYMENT}/:id`, (request: Request, reply) => {
    const { params, query } = request
    return answer(request, reply, addressOf(params.id), (visitor) => show(visitor, params.id, query.step === 'processing'))
  })
  app.post(`${PAYMENT}/:id`, ownForms, (request: Request, reply) =>
    answer(request, reply, addressOf(request.params.id), (visitor) => pay(visitor, request.params.id)),
  )
}

const addressOf = (id: string) => `${PAYMENT}/${encodeURIComponent(id)}`
const callOf = (id: string) => paymentState.path.replace('{orderId}', encodeURIComponent(id))

/** An address without an order leads to the unpaid one, as `/payment` does. */
async function findUnpaid({ calls, context, send, away }: Visitor) {
  const { answer } = await calls.get(lastOrder.path)
  const { unpaidOrderId } = v.parse(lastOrder.answer, answer)
  return unpaidOrderId === null ? send(nothingHtml(context.locale)) : away(addressOf(unpaidOrderId))
}

/** Null for an order of somebody else, and for what is no number of an order. */
async function readPayment(calls: ShopperCalls, id: string): Promise<PaymentState | null> {
  const { status, answer } = await calls.get(callOf(id))
  return status === 404 || status === 400 ? null : v.parse(v.object({ payment: PaymentState }), answer).payment
}

async function show({ calls, context: { locale }, send, away }: Visitor, id: string, isFromBank: boolean, fault: string | null = null) {
  const payment = await readPayment(calls, id)
  // Nothing to pay online: the order's page says the rest.
  if (payment?.status === 'none') return away(orderAddress(payment, id))
  if (!payment) return send(nothingHtml(locale))
  const [order, cards] = await Promise.all([readOrder(calls, payment.orderId), payment.isByLetter ? null : readCards(calls)])
  return send(paymentHtml({ name: id, payment, order, cards, isFromBank, fault }, locale))
}

async function pay(visitor: Visitor, id: string) {
  const { request, reply, calls, context, send, away, textOf } = visitor
  const form = request.body
  // A form without body has no content type, so no parser runs.
  if (!(form instanceof URLSearchParams)) return refuse(request, reply, 415, 'BAD_REQUEST')
  const chosen = Number(form.get('payment') ?? '')
  const { status, answer } = await calls.post(callOf(id), {
    payment_method_id: chosen > 0 ? chosen : null,
    ...cardBody(form.get('card') ?? '', form.get('save_card') ?? ''),
  })
  if (status === 404) return send(nothingHtml(context.locale))
  if (status >= 400) return show(visitor, id, false, textOf(codeOf(answer)))
  const { paymentUrl, code, error } = v.parse(retryPayment.answer, answer)
  if (paymentUrl) return away(paymentUrl)
  return code ? show(visitor, id, false, error ?? textOf(code)) : away(addressOf(id))
}
