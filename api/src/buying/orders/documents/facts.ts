import { skuOfLine } from '@shop/contracts/cart/cart'
import type { MoneyBack } from '@shop/contracts/orders/refunds/money-back'
import type { PlacedOrder } from '@shop/contracts/orders/order'
import type { DocumentKind } from '@shop/contracts/orders/order-ways'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { isPiece } from '@shop/contracts/certificates/goods'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import type { OrderRow } from '../rows/order-rows.ts'
import { readOrder } from '../reading/read.ts'
import { moneyBackOf } from '../refunds/money-back.ts'
import { waysFacts } from '../ways/ways-facts.ts'
import { documentsOf, piecesOf } from '../ways/ways.ts'

const paperRow = v.object({ sku: v.string(), hallmark: v.nullable(v.string()), code: v.string() })

const PAPERS = `
  SELECT s.id AS sku, s.hallmark, p.product_code AS code FROM skus s JOIN products p ON p.id = s.product_id WHERE s.id = ANY($1::text[])`

/** Data of a printed order document. */
export interface DocumentFacts {
  kind: DocumentKind
  locale: Locale
  /** Country of the order: its contacts are printed. */
  country: string
  order: PlacedOrder
  lines: (PlacedOrder['lines'][number] & { code: string; hallmark: string | null })[]
  /** What went back after a cancellation or returns. */
  moneyBack: MoneyBack[]
  /** ISO instant; null if not received. */
  receivedAt: string | null
  /** Null when the reader must not see the name. */
  buyer: string | null
  now: Date
}

/** Null when the order has no such document. */
export async function documentFacts(
  connection: Queryable,
  row: OrderRow,
  kind: string,
  isConfirmed: boolean,
  now: Date,
): Promise<DocumentFacts | null> {
  const order = await readOrder(connection, row)
  const found = documentsOf({ ...order, pieces: piecesOf(order.lines), delivery_method_id: row.delivery_method_id }).find(
    (one) => one === kind,
  )
  if (!found) return null
  const papers = await rowsOf(connection, paperRow, PAPERS, [order.lines.map(({ id }) => skuOfLine(id))])
  return {
    kind: found,
    locale: row.locale === 'ru' ? 'ru' : 'en',
    country: row.country,
    order: isConfirmed ? order : { ...order, delivery: { ...order.delivery, address: '' } },
    // Certificates and sizers have no warranty.
    lines: order.lines
      .filter((line) => found !== 'warranty' || isPiece(line))
      .map((line) => {
        const paper = papers.find(({ sku }) => sku === skuOfLine(line.id))
        return { ...line, code: paper?.code ?? skuOfLine(line.id), hallmark: paper?.hallmark ?? null }
      }),
    moneyBack: moneyBackOf(await waysFacts(connection, row, order)),
    receivedAt: order.timeline.find(({ status }) => status === 'completed')?.at ?? null,
    buyer: isConfirmed ? order.contact.name : null,
    now,
  }
}
