import { cancelExchange, exchangeOptions, payExchange, requestExchange as askCall } from '@shop/contracts/orders/exchanges/exchange'
import { boughtVariant } from '../../../goods/catalog/variants/variant.ts'
import type { Photo } from '@shop/contracts/core/picture'
import { implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { shownNumber } from '../../payments/order-number.ts'
import type { PaymentsApi } from '../../payments/payments.ts'
import { ownOrigin } from '../../payments/way-back.ts'
import { exchangeEnds } from '../jobs.ts'
import { confirmedOrder } from '../placing/confirmed-order.ts'
import { refundableUntil } from '../refunds/ask.ts'
import { readPaid } from '../refunds/rows.ts'
import { EXCHANGES_OF_ORDER, exchangeRow, isOpen } from '../rows/exchange-rows.ts'
import { lineIdIn, orderLineRow, type OrderRow, variantOf } from '../rows/order-rows.ts'
import { LINES_OF_ORDER } from '../rows/orders-sql.ts'
import { exchangeableOf, requestExchange } from './ask.ts'
import { endExchange, letGo, lockExchange } from './end.ts'
import { payableExchange, preparePayment } from './pay.ts'
import { readExchange, readExchanges } from './read.ts'
import { shopsOf, sizesOf, toSize } from './sizes.ts'

/** Exchanges of a received piece for another size. */
export function serveExchanges(api: PaymentsApi) {
  const { database, clock, payments, outbox } = api
  payments.handle('exchange', payableExchange)
  outbox.handle(exchangeEnds, ({ exchangeId }) => endExchange({ database, clock, payments }, exchangeId))
  serveOptions(api)
  implement(api, askCall, async (call) => {
    const mine = await confirmedOrder(api, call, call.params.orderId)
    const origin = ownOrigin(call.visitor, api.shopHosts)
    const now = clock.now()
    const { id, tried } = await database.transaction(async (connection) => {
      const exchange = await requestExchange(connection, mine.id, call.body, now)
      return { id: exchange.id, tried: await preparePayment(connection, payments, { order: mine, exchange, now }, origin) }
    })
    const paymentUrl = tried && (await payments.open(tried))
    return { result: true as const, exchange: await readExchange(database, mine, id, call.visitor.shop.locale, now), paymentUrl }
  })
  implement(api, cancelExchange, async (call) => {
    const mine = await confirmedOrder(api, call, call.params.orderId)
    const now = clock.now()
    const result = await database.transaction(async (connection) => {
      const found = await lockExchange(connection, exchangeOf(mine, call.params.exchangeId))
      if (!found) throw new Refused('NOT_FOUND')
      if (!isOpen(found.exchange)) return false
      await letGo(connection, { payments, now }, found, 'cancelled')
      return true
    })
    return { result, exchange: await readExchange(database, mine, call.params.exchangeId, call.visitor.shop.locale, now) }
  })
  implement(api, payExchange, async (call) => {
    const mine = await confirmedOrder(api, call, call.params.orderId)
    const origin = ownOrigin(call.visitor, api.shopHosts)
    const id = exchangeOf(mine, call.params.exchangeId)
    await payments.askAll('exchange', id)
    const tried = await database.transaction(async (connection) => {
      const found = await lockExchange(connection, id)
      if (!found) throw new Refused('NOT_FOUND')
      return preparePayment(connection, payments, { ...found, now: clock.now() }, origin)
    })
    const paymentUrl = tried && (await payments.open(tried))
    const exchange = await readExchange(database, mine, id, call.visitor.shop.locale, clock.now())
    return { result: paymentUrl !== null, exchange, paymentUrl }
  })
}

/** Ids name their order: one of another order is not found. */
function exchangeOf({ number }: OrderRow, id: string): string {
  if (!id.startsWith(`${number}-x`)) throw new Refused('NOT_FOUND')
  return id
}

function serveOptions(api: PaymentsApi) {
  const { database, clock } = api
  implement(api, exchangeOptions, async (call) => {
    const order = await confirmedOrder(api, call, call.params.orderId)
    const { locale } = call.visitor.shop
    const now = clock.now()
    const until = await refundableUntil(database, order)
    const lines = await rowsOf(database, orderLineRow, LINES_OF_ORDER, [order.id])
    const rows = await rowsOf(database, exchangeRow, EXCHANGES_OF_ORDER, [order.id])
    const read = await readPaid(database, order)
    const sizes = await sizesOf(database, order)
    const items = lines.flatMap((line) => {
      const quantity = exchangeableOf(line, read, rows)
      if (quantity === 0 || line.size === null) return []
      return [
        {
          id: lineIdIn(line),
          name: line.name,
          photo: line.photo as Photo,
          details: [line.details, boughtVariant(variantOf(line), locale)].filter(Boolean).join(', '),
          size: line.size,
          quantity,
          sizes: (sizes.get(line.position) ?? []).map((size) => toSize(size, line)),
        },
      ]
    })
    return {
      result: true as const,
      available: until !== null && until >= now && items.length > 0,
      until: until?.toISOString() ?? null,
      status: order.status,
      number: shownNumber(order.number),
      currency: order.currency,
      ...(order.options.paidByLink && { isPaidByLink: true as const }),
      items,
      shops: await shopsOf(
        database,
        locale,
        items.flatMap(({ sizes }) => sizes.flatMap(({ shops }) => shops)),
      ),
      exchanges: await readExchanges(database, order, locale, now),
    }
  })
}
