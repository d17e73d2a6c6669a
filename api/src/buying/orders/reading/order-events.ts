import { orderEvents, orderEventsByLink } from '@shop/contracts/orders/order-calls'
import { OrderStatus } from '@shop/contracts/orders/order-status'
import * as v from 'valibot'
import { rowsOf } from '../../../platform/db/rows.ts'
import { EventStreams } from '../../../platform/streams/event-streams.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { STATES_OF_ORDERS } from '../rows/orders-sql.ts'
import { linkedOrder } from './by-link.ts'
import { ownOrder } from './own-order.ts'

const stateRow = v.object({ number: v.string(), status: OrderStatus, version: v.string() })

/** Server-sent events of one order, for its page. */
export function serveOrderEvents(api: Api) {
  const streams = new EventStreams(api, async (numbers) =>
    (await rowsOf(api.database, stateRow, STATES_OF_ORDERS, [numbers])).map(({ number, status, version }) => ({
      key: number,
      version,
      event: { status, version },
    })),
  )
  implement(api, orderEvents, async (call) => streams.answer(call, (await ownOrder(api, call, call.params.orderId)).number))
  implement(api, orderEventsByLink, async (call) => streams.answer(call, (await linkedOrder(api, call, call.params.token)).order.number))
}
