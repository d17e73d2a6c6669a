import { cancelByLink } from '@shop/contracts/orders/order-by-link'
import { cancelOrder } from '@shop/contracts/orders/payment/payment'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { codeOf } from '../../../backend/shopper-calls.ts'
import type { Config } from '../../../platform/config/config.ts'
import { refuse } from '../../../requests/refusals.ts'
import type { PlainDocuments } from '../plain-html.ts'
import { attempt, type Visitor } from '../visitor.ts'
import { orderHtml, orderTextsOf } from './order-html.ts'
import { readLinkedOrder, readOrder } from './order.ts'

/** `key` comes from a link in a letter and shows the order without personal data. */
type Request = FastifyRequest<{ Params: { id: string }; Querystring: { key?: string | string[] } }>

/** An order and its cancellation, for browsers without scripts. The caller takes forms of the shop's own pages only. */
export function serveOrder(app: FastifyInstance, documents: PlainDocuments, config: Config, ownForms: object): void {
  const answer = (request: Request, reply: FastifyReply, work: (visitor: Visitor, asked: OrderAddress) => Promise<unknown>) => {
    const { params, query } = request
    const asked = orderAddressOf(params.id, typeof query.key === 'string' ? query.key : null)
    return attempt(request, reply, { documents, config, again: asked.address }, (visitor) => work(visitor, asked))
  }
  app.get('/do/order/:id', (request: Request, reply) => answer(request, reply, (visitor, asked) => show(visitor, asked)))
  app.post('/do/order/:id/cancel', ownForms, (request: Request, reply) => answer(request, reply, cancel))
}

interface OrderAddress {
  id: string
  key: string | null
  address: string
  cancelAddress: string
}

function orderAddressOf(id: string, key: string | null): OrderAddress {
  const path = `/do/order/${encodeURIComponent(id)}`
  const query = key === null ? '' : `?key=${encodeURIComponent(key)}`
  return { id, key, address: `${path}${query}`, cancelAddress: `${path}/cancel${query}` }
}

async function show(visitor: Visitor, asked: OrderAddress, fault: string | null = null) {
  const { request, reply, calls, context, send, away } = visitor
  const { id, key, cancelAddress } = asked
  const own = await readOrder(calls, id)
  const order = own ?? (key === null ? null : await readLinkedOrder(calls, key))
  if (!order) return refuse(request, reply, 404, 'NOT_FOUND')
  if (own && (own.status === 'created' || own.status === 'expired')) return away(`/do/payment/${encodeURIComponent(id)}`)
  const payAddress = key !== null && order.status === 'created' ? `/do/payment/${encodeURIComponent(key)}` : null
  return send(orderHtml(order, context.locale, { payAddress, cancelAddress, fault }))
}

/** Cancels as the page with scripts does: by the session of the order, else by the key. */
async function cancel(visitor: Visitor, asked: OrderAddress) {
  const { calls, context, away, textOf } = visitor
  const isOwn = asked.key === null || (await readOrder(calls, asked.id)) !== null
  const { path } = isOwn ? cancelOrder : cancelByLink
  const call = path.replace('{orderId}', encodeURIComponent(asked.id)).replace('{token}', encodeURIComponent(asked.key ?? ''))
  const { status, answer } = await calls.post(call, {})
  if (status >= 400) return show(visitor, asked, textOf(codeOf(answer)))
  const { result } = v.parse(v.object({ result: v.boolean() }), answer)
  return result ? away(asked.address) : show(visitor, asked, orderTextsOf(context.locale).cancelFailed)
}
