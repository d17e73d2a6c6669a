import * as fc from 'fast-check'
import { calculateGoods, calculateOrder, type Extras, type OrderCalculation } from '../../src/buying/cart/calculation/calculate.ts'
import type { Line, Moment, Promocode, Tender } from '../../src/buying/cart/calculation/facts.ts'
import { split } from '../../src/buying/cart/calculation/split.ts'
import { aCode, aLine, aTender, codes, extras, lines, moment, NOW, nothing } from '../support/random-bags.ts'

const reckon = (lines: Line[], codes: Promocode[] = [], extras: Partial<Extras> = {}, at: Moment = moment) =>
  calculateOrder(calculateGoods(lines, codes, at), { ...nothing, ...extras }, at)
const reasons = ({ verdicts }: OrderCalculation) => Object.fromEntries(verdicts.map(({ code, reason }) => [code.code, reason]))

describe('the calculation, step by step', () => {
  test('the order is item discount, promo code, bonuses, packaging, delivery, then certificates [bag.calculation-order]', () => {
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

  test('bonuses never pay for certificates, and the international storefront has none [loyalty.not-abroad]', () => {
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

  test('the smallest balance is spent first, also on delivery, and the rest stays on the certificate [bag.smallest-balance-first]', () => {
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

  test('an item discount applies to every unit of a line', () => {
    const reckoning = reckon([aLine({ quantity: 3, initial: 5_000_00, final: 4_000_00 })])
    expect(reckoning).toMatchObject({ totalSum: 15_000_00, itemDiscount: 3_000_00, goodsSum: 12_000_00 })
  })

  test.each<[boolean, string, Line[]]>([
    [true, 'certificates alone', [aLine({ isCertificate: true }), aLine({ id: 'other', isCertificate: true })]],
    [false, 'a certificate beside a ring', [aLine({ isCertificate: true }), aLine()]],
    [false, 'rings', [aLine()]],
    [false, 'nothing', []],
  ])('onlyCertificates is %s for %s', (expected, _, lines) => {
    expect(reckon(lines).onlyCertificates).toBe(expected)
  })

  test('a certificate is not charged once nothing is left to pay', () => {
    const { tenders } = reckon([aLine()], [], {
      tenders: [aTender({ balance: 10_000_00, endsAt: new Date('2026-11-19') }), aTender({ code: 'NEXT', balance: 12_000_00 })],
    })
    expect(tenders.map(({ tender, amount, reason }) => [tender.code, amount, reason])).toStrictEqual([
      ['CARD', 10_000_00, 'applied'],
      ['NEXT', 0, 'nothingLeft'],
    ])
  })

  test.each([false, true])(
    'of equal balances certificates pay before deposits, each by name (entered the other way round: %s)',
    (turned) => {
      const tenders = [aTender({ kind: 'deposit', code: 'A' }), aTender({ code: 'C' }), aTender({ code: 'B' })]
      const { tenders: spent } = reckon([aLine()], [], { tenders: turned ? tenders.toReversed() : tenders })
      expect(spent.map(({ tender }) => tender.code)).toStrictEqual(['B', 'C', 'A'])
    },
  )

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

  test('discounted items are excluded unless the code includes them, and the shopper sees which', () => {
    const lines = [aLine(), aLine({ id: 'sale', name: 'Аврора', initial: 5_000_00, final: 4_000_00 })]
    const [verdict] = reckon(lines, [aCode()]).verdicts
    expect(verdict).toMatchObject({ reason: 'partly', discount: 1_000_00, byLine: [1_000_00, 0], leftAlone: 'Аврора' })
    expect(reckon(lines, [aCode({ onSale: true })]).promocodeDiscount).toBe(1_400_00)
  })

  test('a first-order code applies to the first order only', () => {
    expect(reasons(reckon([aLine()], [aCode({ firstOrder: true })], {}, { ...moment, isFirstOrder: false }))).toStrictEqual({
      TEN: 'firstOrder',
    })
  })

  test('discount codes do not stack: the better one applies', () => {
    const reckoning = reckon([aLine()], [aCode(), aCode({ code: 'SUM', kind: 'sum', sums: { RUB: 2_000_00 } })])
    expect(reasons(reckoning)).toStrictEqual({ SUM: 'applied', TEN: 'better' })
    expect(reckoning.promocodeDiscount).toBe(2_000_00)
  })

  test('of two codes with the same discount neither is called better', () => {
    const reckoning = reckon([aLine()], [aCode(), aCode({ code: 'SUM', kind: 'sum', sums: { RUB: 1_000_00 } })])
    expect(reasons(reckoning)).toStrictEqual({ SUM: 'applied', TEN: 'equal' })
    expect(reckoning.promocodeDiscount).toBe(1_000_00)
  })

  test('free delivery and free packaging combine with a discount', () => {
    const codes = [aCode(), aCode({ code: 'SHIP', kind: 'freeDelivery' }), aCode({ code: 'PACK', kind: 'giftPack' })]
    expect(reckon([aLine()], codes, { delivery: 390_00, packing: 490_00 })).toMatchObject({
      promocodeDiscount: 1_000_00,
      deliverySum: 0,
      packagingSum: 0,
      dueSum: 9_000_00,
    })
  })

  test.each<[string, Partial<Promocode>, Partial<Moment>]>([
    ['one that begins this very moment', { startsAt: NOW }, {}],
    ['one that began yesterday and ends tomorrow', { startsAt: new Date('2026-11-17'), endsAt: new Date('2026-11-19') }, {}],
    ['a code for everybody, of a shopper who has ordered before', {}, { isFirstOrder: false }],
  ])('%s applies', (_, changes, at) => {
    expect(reasons(reckon([aLine()], [aCode(changes)], {}, { ...moment, ...at }))).toStrictEqual({ TEN: 'applied' })
  })

  test('a code below its minimum reports the missing amount and takes nothing off', () => {
    const lines = [aLine({ quantity: 2 }), aLine({ id: 'other' })]
    const { verdicts, promocodeDiscount } = reckon(lines, [aCode({ minimums: { RUB: 40_000_00 } })])
    expect(verdicts).toMatchObject([{ reason: 'minimum', missing: 10_000_00, discount: 0, byLine: [0, 0] }])
    expect(promocodeDiscount).toBe(0)
  })

  test.each<[string, Partial<Line>, Partial<Promocode>, boolean]>([
    ['a reduced piece', { final: 4_000_00 }, {}, true],
    ['a reduced piece of another kind', { final: 4_000_00 }, { onlyCategories: ['earrings'] }, false],
    ['a piece at full price of another kind', {}, { onlyCategories: ['earrings'] }, false],
  ])('a code without effect knows whether reduced prices alone keep it from %s [bag.code-explained]', (_, line, code, isForFullPrice) => {
    expect(reckon([aLine(line)], [aCode(code)]).verdicts).toMatchObject([{ reason: 'noLines', isForFullPrice }])
  })

  test('a code that matches no item names the first excluded one', () => {
    const lines = [aLine({ name: 'Аврора' }), aLine({ id: 'other', name: 'Лира' })]
    expect(reckon(lines, [aCode({ onlyCategories: ['earrings'] })]).verdicts).toMatchObject([{ reason: 'noLines', leftAlone: 'Аврора' }])
  })

  test('of two codes with the same discount only the first by name applies', () => {
    const codes = [aCode({ code: 'B' }), aCode({ code: 'A' }), aCode({ code: 'C' })]
    const { verdicts, promocodeDiscount } = reckon([aLine()], codes)
    expect(verdicts.map(({ code, discount }) => [code.code, discount])).toStrictEqual([
      ['A', 1_000_00],
      ['B', 0],
      ['C', 0],
    ])
    expect(promocodeDiscount).toBe(1_000_00)
  })

  test('the better code applies whether its name sorts first or last', () => {
    const codes = [aCode({ code: 'A', percent: 20 }), aCode({ code: 'B', percent: 10 }), aCode({ code: 'C', percent: 30 })]
    expect(reckon([aLine()], codes).verdicts.map(({ code, discount }) => [code.code, discount])).toStrictEqual([
      ['A', 0],
      ['B', 0],
      ['C', 3_000_00],
    ])
  })

  test('free delivery and free packaging wait for the minimum of their codes', () => {
    const minimums = { RUB: 40_000_00 }
    const codes = [aCode({ code: 'SHIP', kind: 'freeDelivery', minimums }), aCode({ code: 'PACK', kind: 'giftPack', minimums })]
    expect(reckon([aLine()], codes, { delivery: 390_00, packing: 490_00 })).toMatchObject({ deliverySum: 390_00, packagingSum: 490_00 })
  })

  test('a delivery without a known price is not reported as free', () => {
    expect(reckon([aLine()], [aCode({ kind: 'freeDelivery' })], { delivery: null }).deliverySum).toBeNull()
  })

  test('a percentage discount is in whole cents abroad', () => {
    const line = aLine({ initial: 45_99, final: 45_99 })
    expect(reckon([line], [aCode({ percent: 15 })], {}, { ...moment, currency: 'USD' }).promocodeDiscount).toBe(6_90)
  })

  test('a percentage discount is in whole roubles in Russia', () => {
    expect(reckon([aLine({ initial: 4_590_00, final: 4_590_00 })], [aCode({ percent: 15 })]).promocodeDiscount).toBe(689_00)
  })
})

const all = <T>(items: readonly T[], valueOf: (item: T) => number) => items.reduce((sum, item) => sum + valueOf(item), 0)

describe('a sum that does not divide evenly', () => {
  test.each<[sum: number, weights: number[], parts: number[]]>([
    [1, [5, 5], [1, 0]],
    [5, [10, 10, 10], [2, 2, 1]],
    [5, [10, 20, 10], [1, 3, 1]],
    [7, [1, 10, 10, 10], [0, 3, 2, 2]],
    [3, [1, 4], [1, 2]],
    [3, [0, 0], [0, 0]],
    [0, [3, 4], [0, 0]],
  ])(
    '%i over %j: leftover units go to the largest remainders, to the earlier line on a tie [bag.largest-remainder]',
    (sum, weights, parts) => {
      expect(split(sum, weights)).toStrictEqual(parts)
    },
  )
})

describe('for any bag', () => {
  test('lines add up to the totals, and the totals to the amount due', () => {
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

  test('no amount is negative or fractional, and bonuses stay within 30 % [bag.never-negative]', () => {
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

  test('certificates and deposits never pay more than the amount due or their balance', () => {
    fc.assert(
      fc.property(lines, extras, (bag, chosen) => {
        const order = reckon(bag, [], chosen)
        expect(all(order.tenders, ({ amount }) => amount)).toBeLessThanOrEqual(order.orderSum)
        for (const { tender, amount } of order.tenders) expect(amount).toBeLessThanOrEqual(tender.balance)
        expect(order.dueSum === 0 || order.tenders.every(({ tender, amount }) => amount === tender.balance)).toBe(true)
      }),
    )
  })

  test('the order in which codes are entered does not matter', () => {
    fc.assert(
      fc.property(lines, codes, extras, (bag, entered, chosen) => {
        const turned = { ...chosen, tenders: chosen.tenders.toReversed() }
        expect(reckon(bag, entered.toReversed(), turned)).toStrictEqual(reckon(bag, entered, chosen))
      }),
    )
  })

  test('a split adds up, and no share exceeds its weight', () => {
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
