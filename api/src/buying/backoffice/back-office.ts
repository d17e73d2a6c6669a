import { feedPrices, feedProducts, feedStock } from '@shop/contracts/services/back-office/goods'
import { exchangeDecision, officeExchanges } from '@shop/contracts/services/back-office/requests/exchanges'
import { officeCourier, officeRefund, officeStatus, refundDecision } from '@shop/contracts/services/back-office/orders'
import { deadLetters, replayLetters } from '@shop/contracts/services/back-office/outbox'
import type { Catalogue } from '../../goods/catalog/catalogue.ts'
import type { Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { courierReported } from '../orders/reading/courier.ts'
import { moveOrder } from '../orders/transition.ts'
import { instant } from '../orders/rows/order-rows.ts'
import { decideExchange } from '../orders/exchanges/finish.ts'
import { exchangeRow } from '../orders/rows/exchange-rows.ts'
import { rowsOf } from '../../platform/db/rows.ts'
import * as v from 'valibot'
import { decideRefund, refundByOffice } from '../orders/refunds/decide.ts'
import { officeUpdate } from '../orders/jobs.ts'
import { appliedOnce } from './feed.ts'
import { readOfficeOrder, toOfficeExchange } from './office-order.ts'
import { serveUploads } from './pictures.ts'
import { applyPrices } from './prices.ts'
import { applyProducts } from './products.ts'
import { serveRemovals } from './remove-picture.ts'
import { serveReference } from './reference/serve-reference.ts'
import { implementSigned } from '../../platform/signed.ts'
import { applyStock } from './stock.ts'
import type { DepositKeys } from '../deposits/code.ts'
import type { PaymentsApi } from '../payments/payments.ts'

/** The back office: receives goods, prices, stock, statuses and refunds; sends orders. */
export function serveBackOffice(api: PaymentsApi & DepositKeys, catalogue: Catalogue) {
  serveFeeds(api)
  serveReference(api, catalogue)
  serveUploads(api, catalogue)
  serveRemovals(api, catalogue)
  serveMoves(api)
  serveOfficeExchanges(api)
  serveDeadLetters(api)
  sendToOffice(api)
}

function serveFeeds(api: Api) {
  const { clock } = api
  implementSigned(api, feedStock, (call) =>
    appliedOnce(api, call, (connection) =>
      applyStock(connection, call.body.rows, call.body.countedAt ? new Date(call.body.countedAt) : clock.now()),
    ),
  )
  implementSigned(api, feedPrices, (call) => appliedOnce(api, call, (connection) => applyPrices(connection, call.body.rows, clock.now())))
  implementSigned(api, feedProducts, (call) =>
    appliedOnce(api, call, (connection) => applyProducts(connection, call.body.rows, clock.now())),
  )
}

function serveMoves(api: PaymentsApi) {
  const { database, clock, payments } = api
  implementSigned(api, officeStatus, async ({ params, body: { status, tracking } }) => {
    const moved = await database.transaction((connection) =>
      moveOrder(connection, payments, { number: params.orderId, status, tracking: tracking ?? null, now: clock.now() }),
    )
    if (!moved) throw new Refused('NOT_FOUND')
    return { result: moved.isMoved, status: moved.status, reason: moved.isMoved ? null : ('illegal_move' as const) }
  })
  implementSigned(api, officeCourier, async ({ params, body }) => ({
    result: await courierReported(database, params.orderId, body, clock.now()),
  }))
  implementSigned(api, officeRefund, async ({ params, body: { key, items, comment } }) => {
    const refund = await database.transaction((connection) =>
      refundByOffice(connection, { payments, now: clock.now() }, { number: params.orderId, key, items, comment: comment ?? null }),
    )
    return { result: true, ...refund }
  })
  implementSigned(api, refundDecision, ({ params, body: { accepted, comment } }) =>
    database.transaction((connection) =>
      decideRefund(
        connection,
        { payments, now: clock.now() },
        { refundId: params.refundId, isAccepted: accepted, comment: comment ?? null },
      ),
    ),
  )
}

const OPEN_EXCHANGES = `
  SELECT x.*, o.number FROM exchanges x JOIN orders o ON o.id = x.order_id WHERE x.status IN ('requested', 'accepted')
  ORDER BY x.kept_until, x.id LIMIT 100`
const openExchange = v.object({ ...exchangeRow.entries, number: v.string() })

function serveOfficeExchanges(api: PaymentsApi) {
  const { database, clock, payments } = api
  implementSigned(api, officeExchanges, async () => {
    const open = await rowsOf(database, openExchange, OPEN_EXCHANGES)
    return { result: true as const, exchanges: open.map(({ number, ...exchange }) => ({ ...toOfficeExchange(exchange), order: number })) }
  })
  implementSigned(api, exchangeDecision, ({ params, body: { status, comment } }) =>
    database.transaction((connection) =>
      decideExchange(connection, { payments, now: clock.now() }, { id: params.exchangeId, status, comment: comment ?? null }),
    ),
  )
}

function serveDeadLetters(api: Api) {
  implementSigned(api, deadLetters, async () => {
    const { total, rows } = await api.outbox.dead()
    return { result: true as const, total, letters: rows.map((row) => ({ ...row, deadAt: instant(row.deadAt) ?? '' })) }
  })
  implementSigned(api, replayLetters, async ({ body }) => ({ result: true as const, replayed: await api.outbox.replay(body.ids) }))
}

/** Reads the order when the message is sent, so a delayed message is up to date. */
function sendToOffice(api: Api & DepositKeys) {
  const { outbox, database, ports, clock } = api
  outbox.handle(officeUpdate, async ({ orderId }, { id }) => {
    const order = ports.backOffice.send && (await readOfficeOrder(database, orderId, api))
    if (order) await ports.backOffice.send?.(`order-${id}`, order, clock.now())
  })
}
