import { ATTRIBUTION_COOKIE, readAttribution } from '@shop/contracts/marketing/attribution'
import { lastOrder } from '@shop/contracts/orders/last-order'
import { createOrder as createOrderCall, orderSuccess } from '@shop/contracts/orders/order'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../platform/db/rows.ts'
import { implement, type Api } from '../../platform/http/implement.ts'
import type { Payment } from '../payments/payment-rows.ts'
import { cityKnown } from '../../goods/places/cities/city-known.ts'
import type { DepositKeys } from '../deposits/code.ts'
import { ownOrigin } from '../payments/way-back.ts'
import { ownerOf } from '../../visitors/session/shopper.ts'
import { ordered } from './placing/answers.ts'
import { answerOf, createOrder } from './placing/create.ts'
import { cardWish, countCharge } from './card-wish.ts'
import { serveCertificates } from './certificates/issue-due.ts'
import { endHold, payableOrder } from './lifecycle.ts'
import { shownNumber } from '../payments/order-number.ts'
import { type OrderRow, orderRow } from './rows/order-rows.ts'
import { LAST_ORDER, ORDER_BY_NUMBER, UNPAID_ORDER } from './rows/orders-sql.ts'
import { accountOffer } from './reading/account-offer.ts'
import { courierOf } from './reading/courier.ts'
import { ownOrder } from './reading/own-order.ts'
import { isOnline, toPageRequest, toReturn } from './pay.ts'
import { serveWallets } from './pay-by-wallet.ts'
import { servePaying } from './paying.ts'
import { servePayLinks } from './pay-links/serve-pay-links.ts'
import { analyticsOf, readOrder } from './reading/read.ts'
import { serveExchanges } from './exchanges/exchanges.ts'
import { serveRefunds } from './refunds/refunds.ts'
import { serveByLink } from './reading/by-link.ts'
import { serveOrderEvents } from './reading/order-events.ts'
import { serveDocuments } from './documents/serve-documents.ts'
import { servePickupPoint } from './ways/change-point.ts'
import { serveRepeat } from './ways/repeat.ts'
import { waysFacts } from './ways/ways-facts.ts'
import { waysOf } from './ways/ways.ts'
import { holdEnds } from './jobs.ts'
import type { PaymentsApi } from '../payments/payments.ts'

const numberRow = v.object({ number: v.string() })

/** What an order that was just placed means to others, in its transaction. `body` is the call's, `origin` the shop's. */
export type OnPlaced = (connection: Queryable, order: OrderRow, asked: { body: unknown; country: string; origin: string }) => Promise<void>

/** Orders and their payment. */
export function serveOrders(api: PaymentsApi & DepositKeys, onPlaced: OnPlaced) {
  const { database, clock, payments, outbox } = api
  payments.handle('order', payableOrder)
  outbox.handle(holdEnds, ({ orderId }) => endHold({ database, clock, payments }, orderId))
  serveCreation(api, onPlaced)
  serveCertificates(api)
  serveReading(api)
  servePaying(api)
  serveWallets(api)
  servePayLinks(api)
  serveRefunds(api)
  serveExchanges(api)
  serveByLink(api)
  serveDocuments(api)
  serveOrderEvents(api)
  servePickupPoint(api)
  serveRepeat(api)
}

function serveCreation(api: PaymentsApi, onPlaced: OnPlaced) {
  implement(api, createOrderCall, async ({ sessionHash, visitor, body, request }) => {
    const { shop } = visitor
    const origin = ownOrigin(visitor, api.shopHosts)
    const now = api.clock.now()
    try {
      if (body.card_id) await countCharge(api, (await ownerOf(api.database, sessionHash))?.userId ?? null, visitor.address)
      const { order, written, tried } = await api.database.transaction(async (connection) => {
        const { order, written } = await createOrder(connection, {
          sessionHash,
          shop,
          host: new URL(origin).host,
          cityCookie: cityKnown(api, request),
          attribution: readAttribution(request.cookies[ATTRIBUTION_COOKIE]),
          draft: body,
          now,
        })
        const { payment_type: type } = order
        if (written) await onPlaced(connection, order, { body: request.body, country: shop.country, origin })
        const tried =
          written && isOnline(type)
            ? await api.payments.prepare(connection, 'order', order.number, {
                ...toPageRequest(order, written.receipt, origin, type),
                ...cardWish(body, order.user_id, type),
              })
            : null
        return { order, written, tried }
      })
      // A repeated call gets the existing order and must not count twice.
      if (written) api.metrics.ordered('made')
      return ordered({
        id: order.number,
        number: shownNumber(order.number),
        paymentUrl: await pageOf(api, order, tried, origin),
        ...(order.payment_type === 'fastPayment' && { isFastPayment: true as const }),
      })
    } catch (error) {
      const answer = answerOf(error)
      api.metrics.ordered(answer.code ?? 'WRONG_FORM_DATA')
      return answer
    }
  })
}

/** The gateway's page; our own retry page while the gateway is unavailable. */
async function pageOf(api: PaymentsApi, order: OrderRow, tried: Payment | null, origin: string): Promise<string | null> {
  if (order.status !== 'created') return null
  const last = tried ?? (await api.payments.triesOf(api.database, 'order', order.number))[0]
  const url = last && (await api.payments.open(last))
  if (url || !last?.asked.card) return url ?? toReturn(origin, order)
  // A saved card was charged without leaving the shop.
  const now = await rowOf(api.database, orderRow, ORDER_BY_NUMBER, [order.number])
  return now?.paid_at ? null : toReturn(origin, order)
}

function serveReading(api: Api) {
  implement(api, orderSuccess, async (call) => {
    const row = await ownOrder(api, call, call.params.orderId)
    const order = await readOrder(api.database, row, call.visitor.shop.locale)
    const now = api.clock.now()
    const ways = waysOf(await waysFacts(api.database, row, order), api.codeKey, now)
    // The job that ends the hold may be late: its time is over all the same.
    const payableUntil = order.payableUntil && new Date(order.payableUntil) > now ? order.payableUntil : null
    const offer = await accountOffer(api.database, row, call.sessionHash, now)
    return {
      result: true as const,
      order: { ...order, payableUntil },
      ways,
      analytics: analyticsOf(order),
      ...(offer && { accountOffer: offer }),
      ...courierOf(row, now, true),
    }
  })
  implement(api, lastOrder, async ({ sessionHash }) => {
    const owner = await ownerOf(api.database, sessionHash)
    if (!owner) return { result: true as const, orderId: null, unpaidOrderId: null }
    const mine = [owner.sessionId, owner.userId]
    const [[last], [unpaid]] = await Promise.all([
      rowsOf(api.database, numberRow, LAST_ORDER, mine),
      rowsOf(api.database, numberRow, UNPAID_ORDER, [...mine, api.clock.now().toISOString()]),
    ])
    return { result: true as const, orderId: last?.number ?? null, unpaidOrderId: unpaid?.number ?? null }
  })
}
