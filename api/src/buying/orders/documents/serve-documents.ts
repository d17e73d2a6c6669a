import { documentByLink, orderDocument } from '@shop/contracts/orders/order-documents'
import { type Api, type Call, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { linkedOrder } from '../reading/by-link.ts'
import { confirmedOrder } from '../placing/confirmed-order.ts'
import type { OrderRow } from '../rows/order-rows.ts'
import { documentPdf } from './document.ts'
import { documentFacts } from './facts.ts'

type AnyCall = Pick<Call<'kind', unknown>, 'params' | 'reply'>

/** Receipt, invoice and warranty card, for the owner or by link. */
export function serveDocuments(api: Api) {
  implement(api, orderDocument, async (call) => pdfOf(api, call, await confirmedOrder(api, call, call.params.orderId), true))
  implement(api, documentByLink, async (call) => {
    const { order, isConfirmed } = await linkedOrder(api, call, call.params.token)
    return pdfOf(api, call, order, isConfirmed)
  })
}

async function pdfOf(api: Api, { params, reply }: AnyCall, order: OrderRow, isConfirmed: boolean): Promise<Uint8Array> {
  const facts = await documentFacts(api.database, order, params.kind, isConfirmed, api.clock.now())
  if (!facts) throw new Refused('NOT_FOUND')
  const pdf = await documentPdf(api.brand, facts)
  void reply.header('content-disposition', `attachment; filename="${api.brand.id}-${facts.kind}-${facts.order.number}.pdf"`)
  return pdf
}
