/** Bags for tests of the calculation: by hand, and by fast-check. */
import * as fc from 'fast-check'
import type { Extras } from '../../src/buying/cart/calculation/calculate.ts'
import type { Line, Moment, Promocode, Tender } from '../../src/buying/cart/calculation/facts.ts'

export const NOW = new Date('2026-11-18T12:00:00Z')
export const moment: Moment = { currency: 'RUB', now: NOW, isFirstOrder: true }

export const aLine = (changes: Partial<Line> = {}): Line => ({
  id: 'ring',
  name: 'Кольцо',
  category: 'rings',
  quantity: 1,
  initial: 10_000_00,
  final: 10_000_00,
  isCertificate: false,
  engraving: 0,
  ...changes,
})
export const aCode = (changes: Partial<Promocode> = {}): Promocode => ({
  code: 'TEN',
  kind: 'percent',
  percent: 10,
  sums: {},
  minimums: {},
  startsAt: null,
  endsAt: null,
  excludedCategories: [],
  onlyCategories: null,
  onSale: false,
  firstOrder: false,
  maxUses: null,
  used: 0,
  ...changes,
})
export const aTender = (changes: Partial<Tender> = {}): Tender => ({
  kind: 'certificate',
  code: 'CARD',
  currency: 'RUB',
  balance: 5_000_00,
  endsAt: null,
  ...changes,
})
export const nothing: Extras = { bonuses: { balance: 0, spend: false }, packing: 0, delivery: null, tenders: [] }

const sums = fc.integer({ min: 1, max: 300_000_00 })

export const lines = fc
  .array(
    fc.record({
      initial: sums,
      reduced: fc.integer({ min: 0, max: 90 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      isCertificate: fc.boolean(),
      category: fc.constantFrom('rings', 'earrings'),
    }),
    { maxLength: 6 },
  )
  .map((rows) =>
    rows.map(({ initial, reduced, ...row }, index) =>
      aLine({ ...row, id: `${index}`, initial, final: Math.max(1, Math.round((initial * (100 - reduced)) / 100)) }),
    ),
  )
export const codes = fc
  .uniqueArray(
    fc.record({
      code: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
      kind: fc.constantFrom<Promocode['kind']>('percent', 'sum', 'freeDelivery', 'giftPack'),
      percent: fc.integer({ min: 1, max: 100 }),
      sums: fc.record({ RUB: sums }),
      minimums: fc.record({ RUB: fc.integer({ min: 0, max: 50_000_00 }) }),
      onSale: fc.boolean(),
      excludedCategories: fc.subarray(['rings', 'earrings']),
    }),
    { selector: ({ code }) => code },
  )
  .map((rows) => rows.map(aCode))
export const tenders = fc
  .uniqueArray(
    fc.record({
      code: fc.constantFrom('1', '2', '3', '4'),
      kind: fc.constantFrom<Tender['kind']>('certificate', 'deposit'),
      balance: fc.integer({ min: 0, max: 100_000_00 }),
    }),
    { selector: ({ code, kind }) => kind + code },
  )
  .map((rows) => rows.map(aTender))
export const extras = fc.record({
  bonuses: fc.record({ balance: fc.integer({ min: 0, max: 500_000_00 }), spend: fc.boolean() }),
  packing: fc.constantFrom(0, 490_00),
  delivery: fc.option(fc.integer({ min: 0, max: 2_000_00 })),
  tenders,
})
