import type { InferInsertModel } from 'drizzle-orm'
import type { certificates, promocodes } from '../../platform/db/schema/index.ts'

type DemoPromocode = Omit<InferInsertModel<typeof promocodes>, 'used'>
type DemoCertificate = InferInsertModel<typeof certificates>

const anything = {
  percent: null,
  sums: {},
  minimums: {},
  starts_at: null,
  ends_at: null,
  excluded_categories: [],
  only_categories: null,
  on_sale: false,
  first_order: false,
  max_uses: null,
} as const

/** One per kind and condition; the sandbox lists them for trying the shop. Minor units. */
export const demoPromocodes: DemoPromocode[] = [
  { ...anything, code: 'WELCOME10', kind: 'percent', percent: 10 },
  { ...anything, code: 'FIRST15', kind: 'percent', percent: 15, first_order: true },
  { ...anything, code: 'EARRINGS20', kind: 'percent', percent: 20, only_categories: ['earrings'] },
  { ...anything, code: 'NORINGS10', kind: 'percent', percent: 10, excluded_categories: ['rings'], on_sale: true },
  {
    ...anything,
    code: 'SALE5000',
    kind: 'sum',
    sums: { RUB: 500_000, AED: 20_000, USD: 5_500 },
    minimums: { RUB: 3_000_000, AED: 150_000, USD: 40_000 },
    on_sale: true,
  },
  { ...anything, code: 'MOSCOW1000', kind: 'sum', sums: { RUB: 100_000 }, minimums: { RUB: 500_000 } },
  { ...anything, code: 'FREESHIP', kind: 'freeDelivery', on_sale: true, minimums: { RUB: 300_000, AED: 20_000, USD: 5_000 } },
  { ...anything, code: 'GIFTPACK', kind: 'giftPack', on_sale: true },
  { ...anything, code: 'ONETIME', kind: 'percent', percent: 25, max_uses: 1 },
  // The /lpsale promotion: its countdown ends with this code.
  { ...anything, code: 'DECEMBER10', kind: 'percent', percent: 10, on_sale: true, ends_at: new Date('2026-12-31T21:00:00Z') },
  { ...anything, code: 'SPRING26', kind: 'percent', percent: 20, ends_at: new Date('2026-05-31T21:00:00Z') },
  { ...anything, code: 'WINTER30', kind: 'percent', percent: 10, starts_at: new Date('2030-11-30T21:00:00Z') },
]

const AGES = new Date('2035-12-31T21:00:00Z')

export const demoCertificates: DemoCertificate[] = [
  { code: 'ZLATA-3000-K7WQ', currency: 'RUB', amount: 300_000, balance: 300_000, ends_at: AGES },
  { code: 'ZLATA-5000-M4TX', currency: 'RUB', amount: 500_000, balance: 500_000, ends_at: AGES },
  { code: 'ZLATA-200K-R9PD', currency: 'RUB', amount: 20_000_000, balance: 20_000_000, ends_at: AGES },
  { code: 'ZLATA-EMPTY-H2VN', currency: 'RUB', amount: 500_000, balance: 0, ends_at: AGES },
  { code: 'ZLATA-PAST-B8LC', currency: 'RUB', amount: 500_000, balance: 500_000, ends_at: new Date('2026-01-31T21:00:00Z') },
  { code: 'ZLATA-AED-500-F3JS', currency: 'AED', amount: 50_000, balance: 50_000, ends_at: AGES },
  { code: 'ZLATA-USD-100-Y6GE', currency: 'USD', amount: 10_000, balance: 10_000, ends_at: AGES },
]
