import { Currency, Minor } from '@shop/contracts/core/money'
import { money } from '@shop/i18n/money'
import * as v from 'valibot'
import { variantName, variantQuery } from '../../goods/catalog/variants/variant.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { priceLetter, stockLetter } from '../../buying/letters/news.ts'
import { originOf } from '../../buying/payments/origin.ts'
import { letter } from '../../platform/outbox/messages.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { BACK, CHEAPER, TOLD } from './alerts-sql.ts'

const BATCH = 100

const due = {
  id: v.number(),
  email: v.string(),
  locale: v.picklist(['ru', 'en']),
  host: v.string(),
  name: v.string(),
  url: v.string(),
  size: v.nullable(v.string()),
  gemWeight: v.nullable(v.number()),
}
const dueRow = v.variant('kind', [
  v.object({ ...due, kind: v.literal('price'), was: Minor, now: Minor, currency: Currency }),
  v.object({ ...due, kind: v.literal('stock') }),
])

/** Sends each fulfilled alert once: the letter and the mark are one transaction. */
export async function sendAlerts(api: Pick<Api, 'database' | 'clock' | 'codeKey'>): Promise<void> {
  for (const sql of [CHEAPER, BACK]) {
    let told = BATCH
    while (told === BATCH) told = await api.database.transaction((connection) => notifySome(connection, api, sql))
  }
}

async function notifySome(connection: Queryable, { clock, codeKey }: Pick<Api, 'clock' | 'codeKey'>, sql: string): Promise<number> {
  const rows = await rowsOf(connection, dueRow, sql, [BATCH])
  const now = clock.now()
  for (const row of rows) {
    const { id, kind, locale, name, email } = row
    const origin = originOf(row.host)
    const [signer, news] = [
      { origin, key: codeKey, now },
      { id, kind, name, url: origin + [row.url, String(variantQuery(row))].filter(Boolean).join('?'), variant: variantName(row, locale) },
    ]
    const sumOf = (sum: Minor, currency: Currency) => money(sum, currency, locale)
    const written =
      row.kind === 'price'
        ? priceLetter(news, { was: sumOf(row.was, row.currency), now: sumOf(row.now, row.currency) }, locale, signer)
        : stockLetter(news, locale, signer)
    await enqueue(connection, letter, { to: email, ...written })
    await connection.query(TOLD, [id, now.toISOString()])
  }
  return rows.length
}
