import type { InferInsertModel } from 'drizzle-orm'
import type { Currency } from '@shop/contracts/core/money'
import type { priceHistory } from '../../platform/db/schema/index.ts'
import { stableHash } from '../../platform/stable-hash.ts'
import { tagOf } from '../designs/price-lists.ts'
import { RAISED_BEFORE_SALE } from '../showcase.ts'

const day = (iso: string) => new Date(`${iso}T06:00:00Z`)

/** Metal prices rose through the year: fractions of today's old price, by start date. */
const STEPS = [
  { since: day('2025-09-01'), share: 0.9 },
  { since: day('2026-02-02'), share: 0.94 },
  { since: day('2026-06-01'), share: 0.97 },
]
const TODAYS_LIST = day('2026-09-01')
const RAISED_LATE = day('2026-10-27')
const SALES = ['2026-11-05', '2026-11-09', '2026-11-12'].map(day)

interface PriceOf {
  skuId: string
  slug: string
  currency: Currency
  initial: number
  final: number
  published: Date
}

/** Price history of a SKU up to today; equal neighbors are merged. */
export function historyOf({ skuId, slug, currency, initial, final, published }: PriceOf): InferInsertModel<typeof priceHistory>[] {
  const listSince = RAISED_BEFORE_SALE.includes(slug) ? RAISED_LATE : TODAYS_LIST
  const steps = [
    ...STEPS.map(({ since, share }) => ({ since, price: tagOf(currency, (initial / 100) * share) * 100 })),
    { since: listSince, price: initial },
    ...(final < initial ? [{ since: SALES[stableHash(`sale ${slug}`, SALES.length)] ?? TODAYS_LIST, price: final }] : []),
  ]
  const lived = steps
    .filter((_, index) => (steps[index + 1]?.since ?? published) >= published || index === steps.length - 1)
    .map(({ since, price }) => ({ since: since < published ? published : since, price }))
    .filter(({ price }, index, all) => all[index - 1]?.price !== price)
  return lived.map(({ since, price }, index) => ({ sku_id: skuId, currency, since, until: lived[index + 1]?.since ?? null, price }))
}
