import type { FeedPrice } from '@shop/contracts/services/back-office/goods'
import * as v from 'valibot'
import type { Queryable } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows.ts'
import { refreshOffers } from '../../goods/catalog/cards/offers.ts'
import { type Applied, partitionRows } from './feed.ts'

const skuRow = v.object({ id: v.string() })

/** A hundred million roubles: anything above is a typing error. */
const MOST = 10_000_000_000
const KNOWN = 'SELECT id FROM skus WHERE id = ANY($1::text[])'
const ASKED = 'unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) AS asked(sku_id, currency, initial, final)'
/** Locks rows in a fixed order: two feeds that set the same prices do not deadlock. */
const LOCK = `
  SELECT prices.sku_id FROM prices JOIN unnest($1::text[], $2::text[]) AS asked(sku_id, currency) USING (sku_id, currency)
  ORDER BY prices.sku_id, prices.currency FOR UPDATE OF prices`
/** Price history for struck prices: ends the old price and starts the new one. An unchanged price adds no row. */
const CLOSE = `
  UPDATE price_history h SET until = $5::timestamptz
  FROM ${ASKED}
  WHERE h.sku_id = asked.sku_id AND h.currency = asked.currency AND h.until IS NULL AND h.price <> asked.final AND h.since < $5::timestamptz`
const BEGIN = `
  INSERT INTO price_history (sku_id, currency, since, price)
  SELECT asked.sku_id, asked.currency, $5::timestamptz, asked.final FROM ${ASKED}
  WHERE NOT EXISTS (SELECT FROM price_history h
    WHERE h.sku_id = asked.sku_id AND h.currency = asked.currency AND h.until IS NULL AND h.price = asked.final)
  ON CONFLICT (sku_id, currency, since) DO UPDATE SET price = excluded.price, until = NULL`
const SET = `
  INSERT INTO prices (sku_id, currency, initial, final) SELECT sku_id, currency, initial, final FROM ${ASKED}
  ON CONFLICT (sku_id, currency) DO UPDATE SET initial = excluded.initial, final = excluded.final`

/** Prices of SKUs, with history and card prices. */
export async function applyPrices(connection: Queryable, rows: readonly FeedPrice[], now: Date): Promise<Applied> {
  const known = new Set((await rowsOf(connection, skuRow, KNOWN, [rows.map(({ sku }) => sku)])).map(({ id }) => id))
  const { good, refused } = partitionRows(
    rows,
    ({ sku, currency }) => `${sku} ${currency}`,
    ({ sku, initial, final }) => {
      if (!known.has(sku)) return 'unknown_sku'
      const isPrice = [initial, final].every((price) => Number.isInteger(price) && price > 0 && price <= MOST)
      return isPrice && final <= initial ? null : 'wrong_price'
    },
  )
  const skus = good.map(({ sku }) => sku)
  const currencies = good.map(({ currency }) => currency)
  const asked = [skus, currencies, good.map(({ initial }) => initial), good.map(({ final }) => final)]
  await connection.query(LOCK, [skus, currencies])
  await connection.query(CLOSE, [...asked, now.toISOString()])
  await connection.query(BEGIN, [...asked, now.toISOString()])
  await connection.query(SET, asked)
  await refreshOffers(connection, skus)
  return { applied: good.length, refused }
}
