import type { Currency } from '@shop/contracts/core/money'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { type VariantFacts, variantName } from '../../goods/catalog/product/variant.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { Api } from '../../platform/http/implement.ts'
import { priceLetter, stockLetter } from '../../buying/letters/news.ts'
import { originOf } from '../../buying/payments/origin.ts'
import { letter } from '../../platform/outbox/messages.ts'
import { enqueue } from '../../platform/outbox/enqueue.ts'
import { BACK, CHEAPER, TOLD } from './alerts-sql.ts'

const BATCH = 100

interface Due extends VariantFacts {
  id: number
  kind: 'price' | 'stock'
  email: string
  locale: Locale
  host: string
  was: number
  now: number
  currency: Currency
  name: string
  url: string
}

/** Sends each fulfilled alert once: the letter and the mark are one transaction. */
export async function sendAlerts(api: Pick<Api, 'database' | 'clock' | 'codeKey'>): Promise<void> {
  for (const sql of [CHEAPER, BACK]) {
    let told = BATCH
    while (told === BATCH) told = await api.database.transaction((connection) => notifySome(connection, api, sql))
  }
}

async function notifySome(connection: Queryable, { clock, codeKey }: Pick<Api, 'clock' | 'codeKey'>, sql: string): Promise<number> {
  const rows = await connection.query<Due>(sql, [BATCH])
  const now = clock.now()
  for (const row of rows) {
    const { id, kind, locale, name, currency, email } = row
    const origin = originOf(row.host)
    const [signer, news] = [
      { origin, key: codeKey, now },
      { id, kind, name, url: origin + row.url },
    ]
    const sums = { was: money(row.was, currency, locale), now: money(row.now, currency, locale) }
    const written = kind === 'price' ? priceLetter(news, sums, locale, signer) : stockLetter(news, variantName(row, locale), locale, signer)
    await enqueue(connection, letter, { to: email, ...written })
    await connection.query(TOLD, [id, now.toISOString()])
  }
  return rows.length
}
