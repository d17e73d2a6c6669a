import * as fc from 'fast-check'
import { reckonGoods, reckonOrder, type Extras, type Reckoning } from '../src/cart/calculation/calculate.ts'
import type { Line, Moment, Promocode, Tender } from '../src/cart/calculation/facts.ts'
import { split } from '../src/cart/calculation/split.ts'

const NOW = new Date('2026-11-18T12:00:00Z')
const moment: Moment = { currency: 'RUB', now: NOW, isFirstOrder: true }

const aLine = (changes: Partial<Line> = {}): Line => ({
  id: 'ring',
  name: 'Кольцо',
  category: 'rings',
  quantity: 1,
  initial: 10_000_00,
  final: 10_000_00,
  isCertificate: false,
  ...changes,
})
const aCode = (changes: Partial<Promocode> = {}): Promocode => ({
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
const aTender = (changes: Partial<Tender> = {}): Tender => ({
  kind: 'certificate',
  code: 'CARD',
  currency: 'RUB',
  balance: 5_000_00,
  endsAt: null,
  ...changes,
})
const nothing: Extras = { bonuses: { balance: 0, spend: false }, packing: 0, delivery: null, tenders: [] }

const reckon = (lines: Line[], codes: Promocode[] = [], extras: Partial<Extras> = {}, at: Moment = moment) =>
  reckonOrder(reckonGoods(lines, codes, at), { ...nothing, ...extras }, at)
const reasons = ({ verdicts }: Reckoning) => Object.fromEntries(verdicts.map(({ code, reason }) => [code.code, reason]))

describe('reading 24, step by step', () => {
  test('the order is item discount, promo code, bonuses, packing, delivery, and then certificates pay', () => {
    const reckoning = reckon([aLine(), aLine({ id: 'sale', initial: 5_000_00, final: 4_000_00 })], [aCode()], {
      bonuses: { balance: 50_000_00, spend: true },
      packing: 490_00,
      delivery: 390_00,
      tenders: [aTender({ balance: 1_000_00 })],
    })
    expect(reckoning).toMatchObject({
      totalSum: 15_000_00,
      itemDiscount: 1_000_00,
      promocodeDiscount: 1_000_00,
      goodsSum: 13_000_00,
      // 30 % of 9 000: the ring after the code; the reduced piece does not count.
      bonuses: { available: 2_700_00, spent: 2_700_00, earned: 126_00 },
      finalSum: 10_300_00,
      packagingSum: 490_00,
      deliverySum: 390_00,
      orderSum: 11_180_00,
      certificatesSum: 1_000_00,
      dueSum: 10_180_00,
    })
  })

  test('bonuses never pay for certificates, and abroad there are none', () => {
    const bonuses = { balance: 50_000_00, spend: true }
    expect(reckon([aLine({ isCertificate: true })], [], { bonuses }).bonuses).toStrictEqual({
      balance: 50_000_00,
      available: 0,
      spent: 0,
      earned: 0,
    })
    expect(reckon([aLine()], [], { bonuses }, { ...moment, currency: 'USD' }).bonuses).toStrictEqual({
      balance: 0,
      available: 0,
      spent: 0,
      earned: 0,
    })
  })

  test('the smallest balance pays first, delivery too, and the rest stays where it is', () => {
    const { tenders, certificatesSum, depositsSum, dueSum } = reckon([aLine()], [], {
      delivery: 500_00,
      tenders: [aTender({ balance: 9_000_00 }), aTender({ kind: 'deposit', code: 'GIFT', balance: 3_000_00 })],
    })
    expect(tenders.map(({ tender, amount, reason }) => [tender.code, amount, reason])).toStrictEqual([
      ['GIFT', 3_000_00, 'applied'],
      ['CARD', 7_500_00, 'partly'],
    ])
    expect({ certificatesSum, depositsSum, dueSum }).toStrictEqual({ certificatesSum: 7_500_00, depositsSum: 3_000_00, dueSum: 0 })
  })

  test.each<[string, Partial<Tender>, string]>([
    ['of another currency', { currency: 'AED' }, 'otherCurrency'],
    ['that has ended', { endsAt: NOW }, 'ended'],
    ['that is spent', { balance: 0 }, 'empty'],
  ])('a certificate %s pays nothing', (_, changes, reason) => {
    const { tenders, dueSum } = reckon([aLine()], [], { tenders: [aTender(changes)] })
    expect(tenders).toMatchObject([{ amount: 0, reason }])
    expect(dueSum).toBe(10_000_00)
  })
})

describe('promo codes', () => {
  test.each<[string, Partial<Promocode>, string, number]>([
    ['a percent', {}, 'applied', 1_000_00],
    ['a sum', { kind: 'sum', sums: { RUB: 1_500_00 } }, 'applied', 1_500_00],
    ['a sum above the goods', { kind: 'sum', sums: { RUB: 50_000_00 } }, 'applied', 10_000_00],
    ['a sum of another currency', { kind: 'sum', sums: { USD: 50_00 } }, 'otherCurrency', 0],
    ['one for tomorrow', { startsAt: new Date('2026-11-19') }, 'notStarted', 0],
    ['one that ends this very moment', { endsAt: NOW }, 'ended', 0],
    ['one that is used up', { maxUses: 3, used: 3 }, 'usedUp', 0],
    ['one with a use left', { maxUses: 3, used: 2 }, 'applied', 1_000_00],
    ['one with a minimum above the goods', { minimums: { RUB: 10_000_01 } }, 'minimum', 0],
    ['one with a minimum that is reached', { minimums: { RUB: 10_000_00 } }, 'applied', 1_000_00],
    ['one that leaves rings alone', { excludedCategories: ['rings'] }, 'noLines', 0],
    ['one for earrings only', { onlyCategories: ['earrings'] }, 'noLines', 0],
  ])('%s', (_, changes, reason, discount) => {
    const reckoning = reckon([aLine()], [aCode(changes)])
    expect(reasons(reckoning)).toStrictEqual({ TEN: reason })
    expect(reckoning.promocodeDiscount).toBe(discount)
  })

  test('what has a struck price is left alone unless the code says otherwise, and the shopper is told which', () => {
    const lines = [aLine(), aLine({ id: 'sale', name: 'Аврора', initial: 5_000_00, final: 4_000_00 })]
    const [verdict] = reckon(lines, [aCode()]).verdicts
    expect(verdict).toMatchObject({ reason: 'partly', discount: 1_000_00, byLine: [1_000_00, 0], leftAlone: 'Аврора' })
    expect(reckon(lines, [aCode({ onSale: true })]).promocodeDiscount).toBe(1_400_00)
  })

  test('a code for the first order is for the first order', () => {
    expect(reasons(reckon([aLine()], [aCode({ firstOrder: true })], {}, { ...moment, isFirstOrder: false }))).toStrictEqual({
      TEN: 'firstOrder',
    })
  })

  test('codes that lower prices do not add up: the better one counts', () => {
    const reckoning = reckon([aLine()], [aCode(), aCode({ code: 'SUM', kind: 'sum', sums: { RUB: 2_000_00 } })])
    expect(reasons(reckoning)).toStrictEqual({ SUM: 'applied', TEN: 'better' })
    expect(reckoning.promocodeDiscount).toBe(2_000_00)
  })

  test('free delivery and free packing go along with a discount', () => {
    const codes = [aCode(), aCode({ code: 'SHIP', kind: 'freeDelivery' }), aCode({ code: 'PACK', kind: 'giftPack' })]
    expect(reckon([aLine()], codes, { delivery: 390_00, packing: 490_00 })).toMatchObject({
      promocodeDiscount: 1_000_00,
      deliverySum: 0,
      packagingSum: 0,
      dueSum: 9_000_00,
    })
  })

  test('in Russia a percent is whole roubles', () => {
    expect(reckon([aLine({ initial: 4_590_00, final: 4_590_00 })], [aCode({ percent: 15 })]).promocodeDiscount).toBe(689_00)
  })
})

const sums = fc.integer({ min: 1, max: 300_000_00 })
const lines = fc
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
const codes = fc
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
const tenders = fc
  .uniqueArray(
    fc.record({
      code: fc.constantFrom('1', '2', '3', '4'),
      kind: fc.constantFrom<Tender['kind']>('certificate', 'deposit'),
      balance: fc.integer({ min: 0, max: 100_000_00 }),
    }),
    { selector: ({ code, kind }) => kind + code },
  )
  .map((rows) => rows.map(aTender))
const extras = fc.record({
  bonuses: fc.record({ balance: fc.integer({ min: 0, max: 500_000_00 }), spend: fc.boolean() }),
  packing: fc.constantFrom(0, 490_00),
  delivery: fc.option(fc.integer({ min: 0, max: 2_000_00 })),
  tenders,
})
const all = <T>(items: readonly T[], valueOf: (item: T) => number) => items.reduce((sum, item) => sum + valueOf(item), 0)

describe('whatever is in the bag', () => {
  test('lines add up to the totals, and the totals to what is due', () => {
    fc.assert(
      fc.property(lines, codes, extras, (bag, entered, chosen) => {
        const order = reckon(bag, entered, chosen)
        expect(all(order.lines, ({ finalSum }) => finalSum)).toBe(order.finalSum)
        expect(all(order.lines, ({ promocodeDiscount }) => promocodeDiscount)).toBe(order.promocodeDiscount)
        expect(all(order.lines, ({ bonuses }) => bonuses)).toBe(order.bonuses.spent)
        expect(order.totalSum - order.itemDiscount - order.promocodeDiscount - order.bonuses.spent).toBe(order.finalSum)
        expect(order.finalSum + order.packagingSum + (order.deliverySum ?? 0)).toBe(order.orderSum)
        expect(order.orderSum - order.certificatesSum - order.depositsSum).toBe(order.dueSum)
      }),
    )
  })

  test('nothing is negative, nothing has a fraction, and bonuses stay within 30 %', () => {
    fc.assert(
      fc.property(lines, codes, extras, (bag, entered, chosen) => {
        const order = reckon(bag, entered, chosen)
        const { available, spent } = order.bonuses
        const figures = [order.dueSum, order.finalSum, order.orderSum, order.packagingSum, order.deliverySum ?? 0, available, spent]
        for (const figure of [...figures, ...order.lines.flatMap((line) => [line.finalSum, line.bonuses, line.promocodeDiscount])]) {
          expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true)
        }
        expect(spent * 100).toBeLessThanOrEqual(order.goodsSum * 30)
      }),
    )
  })

  test('certificates and deposits never pay more than is due, nor more than they hold', () => {
    fc.assert(
      fc.property(lines, extras, (bag, chosen) => {
        const order = reckon(bag, [], chosen)
        expect(all(order.tenders, ({ amount }) => amount)).toBeLessThanOrEqual(order.orderSum)
        for (const { tender, amount } of order.tenders) expect(amount).toBeLessThanOrEqual(tender.balance)
        expect(order.dueSum === 0 || order.tenders.every(({ tender, amount }) => amount === tender.balance)).toBe(true)
      }),
    )
  })

  test('the order in which codes were entered does not matter', () => {
    fc.assert(
      fc.property(lines, codes, extras, (bag, entered, chosen) => {
        const turned = { ...chosen, tenders: chosen.tenders.toReversed() }
        expect(reckon(bag, entered.toReversed(), turned)).toStrictEqual(reckon(bag, entered, chosen))
      }),
    )
  })

  test('a split adds up, and no part exceeds its weight', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9_000_000_00 }), { minLength: 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, share) => {
          const total = all(weights, (weight) => weight)
          const sum = Math.floor(total * share)
          const parts = split(sum, weights)
          expect(all(parts, (part) => part)).toBe(sum)
          for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[index] ?? 0)
        },
      ),
    )
  })
})
