import type { Api } from '../http/implement.ts'
import { activate, depositDue, depositPaid, lockDeposit } from '../deposits/life.ts'
import { depositCode } from '../deposits/code.ts'
import { letter, textMessage } from '../outbox/messages.ts'
import { put } from '../outbox/put.ts'
import type { Work } from '../outbox/work.ts'
import { ORDER_BY_ID } from '../orders/orders-sql.ts'
import type { OrderRow } from '../orders/order-rows.ts'
import { readOrder } from '../orders/read.ts'
import { orderCancelled, orderExpired, orderPaid, orderPlaced } from '../orders/works.ts'
import { boughtLetter, giftLetter, giftText } from './certificate.ts'
import { originOf } from './origin.ts'
import { type OrderNews, orderLetter, orderText } from './order.ts'

/** Tells shoppers what has happened: each letter is decided in a transaction of its own and leaves by the outbox. */
export function writeLetters(api: Api) {
  tellOfOrder(api, orderPlaced, 'placed')
  tellOfOrder(api, orderPaid, 'paid')
  tellOfOrder(api, orderExpired, 'expired')
  tellOfOrder(api, orderCancelled, 'cancelled')
  tellOfDeposit(api)
}

function tellOfOrder({ outbox, database }: Api, work: Work<{ orderId: number }>, news: OrderNews) {
  outbox.handle(work, ({ orderId }) =>
    database.transaction(async (connection) => {
      const [row] = await connection.query<OrderRow>(ORDER_BY_ID, [orderId])
      if (!row) return
      const order = await readOrder(connection, row)
      const locale = row.locale === 'ru' ? 'ru' : 'en'
      const origin = originOf(row.host)
      if (order.contact.email) await put(connection, letter, { to: order.contact.email, ...orderLetter(news, order, locale, origin) })
      const text = orderText(news, order, locale)
      if (text) await put(connection, textMessage, { to: order.contact.phone, text })
    }),
  )
}

function tellOfDeposit({ outbox, database, clock, codeKey }: Api) {
  outbox.handle(depositPaid, ({ depositId }) =>
    database.transaction(async (connection) => {
      const deposit = await lockDeposit(connection, depositId)
      if (deposit) await put(connection, letter, { to: deposit.buyer_email, ...boughtLetter(deposit, clock.now()) })
    }),
  )
  outbox.handle(depositDue, ({ depositId }) =>
    database.transaction(async (connection) => {
      const deposit = await activate(connection, depositId, clock.now())
      if (!deposit) return
      const code = depositCode(codeKey, deposit.id)
      const origin = originOf(deposit.host)
      if (deposit.recipient_email) await put(connection, letter, { to: deposit.recipient_email, ...giftLetter(deposit, code, origin) })
      if (deposit.recipient_phone)
        await put(connection, textMessage, { to: deposit.recipient_phone, text: giftText(deposit, code, origin) })
    }),
  )
}
