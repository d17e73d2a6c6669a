import { array, assert, double, integer, nat, property, record } from 'fast-check'
import { sumOf } from '../../../src/buying/cart/calculation/split.ts'
import { itemsOf, leftOf, type PaidLine, type PaidOrder, refundOf, type Returned } from '../../../src/buying/orders/refunds/reckon.ts'

const aLine = (changes: Partial<PaidLine> = {}): PaidLine => ({
  sku: 'ring',
  quantity: 1,
  initial: 10_000_00,
  final: 10_000_00,
  finalSum: 9_000_00,
  bonuses: 0,
  isCertificate: false,
  engraving: null,
  ...changes,
})
const anOrder = (changes: Partial<PaidOrder> = {}): PaidOrder => ({
  lines: [aLine()],
  bonusesEarned: 180_00,
  dueSum: 9_390_00,
  tenders: [],
  services: 390_00,
  ...changes,
})

const bringBack = (order: PaidOrder, before: Returned[], asked: { sku: string; quantity: number }[], isOurFault = false) => {
  const items = itemsOf(order, before, asked)
  return items && refundOf(order, before, items, isOurFault)
}

describe('refund amounts', () => {
  test('an item is refunded at the price paid after discounts and bonuses; delivery is not refunded', () => {
    const order = anOrder({ lines: [aLine({ finalSum: 8_100_00, bonuses: 900_00 })], dueSum: 8_490_00, bonusesEarned: 162_00 })
    expect(bringBack(order, [], [{ sku: 'ring', quantity: 1 }])).toStrictEqual({
      items: [{ sku: 'ring', quantity: 1, sum: 8_100_00, bonuses: 900_00, earned: 162_00 }],
      money: 8_100_00,
      tenders: [],
      services: 0,
    })
  })

  test('packaging and delivery are refunded when the shop is at fault and everything is returned', () => {
    expect(bringBack(anOrder(), [], [{ sku: 'ring', quantity: 1 }], true)).toMatchObject({ money: 9_390_00, services: 390_00 })
    const two = anOrder({ lines: [aLine(), aLine({ sku: 'chain' })], dueSum: 18_390_00 })
    expect(bringBack(two, [], [{ sku: 'ring', quantity: 1 }], true)).toMatchObject({ money: 9_000_00, services: 0 })
  })

  test('the share paid by certificates is refunded to them in proportion', () => {
    const tenders = [{ kind: 'certificate' as const, code: 'CARD', amount: 3_000_00 }]
    const order = anOrder({ lines: [aLine(), aLine({ sku: 'chain', finalSum: 3_000_00 })], dueSum: 9_000_00, services: 0, tenders })
    expect(bringBack(order, [], [{ sku: 'chain', quantity: 1 }])).toMatchObject({
      money: 2_250_00,
      tenders: [{ kind: 'certificate', code: 'CARD', amount: 750_00 }],
    })
  })

  test('packaging and delivery are refunded once, with the last item; a certificate with no share is omitted', () => {
    const tenders = [
      { kind: 'certificate' as const, code: 'GIFT', amount: 9_000_00 },
      { kind: 'deposit' as const, code: 'GIFT', amount: 390_00 },
    ]
    const two = anOrder({ lines: [aLine(), aLine({ sku: 'chain', finalSum: 0 })], dueSum: 0, tenders })
    const before = { items: [], money: 0, tenders: [{ kind: 'certificate' as const, code: 'GIFT', amount: 9_000_00 }], services: 0 }
    const first: Returned = { ...before, items: itemsOf(two, [], [{ sku: 'ring', quantity: 1 }]) ?? [] }
    expect(bringBack(two, [first], [{ sku: 'chain', quantity: 1 }], true)).toMatchObject({
      money: 0,
      tenders: [{ kind: 'deposit', code: 'GIFT', amount: 390_00 }],
      services: 390_00,
    })
    expect(bringBack(two, [{ ...first, services: 390_00 }], [{ sku: 'chain', quantity: 1 }], true)).toMatchObject({
      tenders: [],
      services: 0,
    })
  })

  test('a certificate that paid the full amount gets it all back', () => {
    const tenders = [{ kind: 'deposit' as const, code: 'GIFT', amount: 9_390_00 }]
    expect(bringBack(anOrder({ dueSum: 0, tenders }), [], [{ sku: 'ring', quantity: 1 }])).toMatchObject({
      money: 0,
      tenders: [{ kind: 'deposit', code: 'GIFT', amount: 9_000_00 }],
    })
  })

  test('discounted items earned no bonuses, and none are revoked', () => {
    const lines = [aLine({ sku: 'sale', final: 5_000_00, finalSum: 5_000_00 }), aLine()]
    const order = anOrder({ lines, dueSum: 14_390_00 })
    expect(bringBack(order, [], [{ sku: 'sale', quantity: 1 }])?.items[0]?.earned).toBe(0)
    expect(bringBack(order, [], [{ sku: 'ring', quantity: 1 }])?.items[0]?.earned).toBe(180_00)
  })

  test.each([
    ['nothing', []],
    ['a piece of another order', [{ sku: 'brooch', quantity: 1 }]],
    ['more than was bought', [{ sku: 'ring', quantity: 2 }]],
    [
      'one piece twice',
      [
        { sku: 'ring', quantity: 1 },
        { sku: 'ring', quantity: 1 },
      ],
    ],
  ])('%s cannot be returned', (_, asked) => {
    expect(itemsOf(anOrder(), [], asked)).toBeNull()
  })
})

const kopecks = integer({ min: 1, max: 50_000_000 })
const someLine = record({ quantity: integer({ min: 1, max: 7 }), finalSum: kopecks, bonuses: integer({ min: 0, max: 1_000_000 }) })
const someOrder = record({
  lines: array(someLine, { minLength: 1, maxLength: 5 }),
  services: integer({ min: 0, max: 100_000 }),
  earned: integer({ min: 0, max: 100_000 }),
  shares: array(double({ min: 0, max: 0.4, noNaN: true }), { maxLength: 2 }),
}).map(({ lines, services, earned, shares }): PaidOrder => {
  const all = sumOf(lines, ({ finalSum }) => finalSum) + services
  const tenders = shares.map((share, index) => ({ kind: 'certificate' as const, code: `C${index}`, amount: Math.floor(all * share) }))
  return {
    lines: lines.map((line, index) => aLine({ ...line, sku: `sku${index}` })),
    bonusesEarned: earned,
    services,
    tenders,
    dueSum: all - sumOf(tenders, ({ amount }) => amount),
  }
})

test('partial refunds add up to the kopeck, and no source gets more than it paid', () => {
  assert(
    property(someOrder, array(nat(), { minLength: 1, maxLength: 12 }), (order, picks) => {
      const before: Returned[] = []
      const bring = (asked: { sku: string; quantity: number }[]) => {
        const refund = bringBack(order, before, asked, true)
        if (!refund) throw new Error('What is left can come back.')
        expect(Math.min(refund.money, ...refund.tenders.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0)
        expect(refund.money + sumOf(refund.tenders, ({ amount }) => amount)).toBe(sumOf(refund.items, ({ sum }) => sum) + refund.services)
        before.push(refund)
      }
      for (const pick of picks) {
        const line = order.lines[pick % order.lines.length] as PaidLine
        if (leftOf(line, before) > 0) bring([{ sku: line.sku, quantity: 1 + (pick % leftOf(line, before)) }])
      }
      const rest = order.lines.map((line) => ({ sku: line.sku, quantity: leftOf(line, before) })).filter(({ quantity }) => quantity > 0)
      if (rest.length > 0) bring(rest)
      const items = before.flatMap((one) => one.items)
      expect(sumOf(before, ({ money }) => money)).toBe(order.dueSum)
      for (const { code, amount } of order.tenders) {
        const back = before.flatMap(({ tenders }) => tenders).filter((tender) => tender.code === code)
        expect(sumOf(back, (one) => one.amount)).toBe(amount)
      }
      expect(sumOf(items, ({ bonuses }) => bonuses)).toBe(sumOf(order.lines, ({ bonuses }) => bonuses))
      expect(sumOf(items, ({ earned }) => earned)).toBe(order.bonusesEarned)
    }),
  )
})
