import * as fc from 'fast-check'
import { type BagOptions, combinationsOf } from '../../src/buying/cart/calculation/best.ts'
import { calculateGoods, calculateOrder, type Goods } from '../../src/buying/cart/calculation/calculate.ts'
import { isEnough } from '../../src/buying/cart/calculation/minimum-order.ts'
import { Buyer, PHONE } from '../support/people/buyer.ts'
import { aCode, aLine, aTender, codes, extras, lines, moment, nothing, tenders } from '../support/random-bags.ts'
import { openShop, type Shop } from '../support/shop.ts'

type Uses = Pick<BagOptions, 'entered' | 'extras'>

const orderOf = (bag: BagOptions, { entered, extras }: Uses) => {
  const goods = calculateGoods(bag.lines, entered, moment)
  return calculateOrder(goods, { ...extras, delivery: bag.deliveryPrice(goods) }, moment)
}
const combinations = (bag: BagOptions) => combinationsOf(bag, orderOf(bag, bag), moment)
const aBag = (changes: Partial<BagOptions> = {}): BagOptions => ({
  lines: [aLine()],
  entered: [],
  ownCodes: [],
  ownTenders: [],
  extras: nothing,
  deliveryPrice: () => null,
  ...changes,
})
/** 390 ₽ below 15 000 ₽ of goods. */
const deliveryPrice = ({ goodsSum }: Goods) => (goodsSum >= 15_000_00 ? 0 : 390_00)

function subsets<Item>(items: readonly Item[]): Item[][] {
  const [first, ...rest] = items
  if (first === undefined) return [[]]
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]])
}

/** Every choice that the shopper could make. */
const everyOrder = (bag: BagOptions) =>
  subsets([...bag.entered, ...bag.ownCodes]).flatMap((entered) =>
    subsets(bag.ownTenders).flatMap((own) =>
      [true, false].map((spend) =>
        orderOf(bag, {
          entered,
          extras: { ...bag.extras, bonuses: { ...bag.extras.bonuses, spend }, tenders: [...bag.extras.tenders, ...own] },
        }),
      ),
    ),
  )

describe('the cheapest combination', () => {
  test('no choice of codes, bonuses and certificates is cheaper, and none costs less for the same amount due [bag.best-combination]', () => {
    fc.assert(
      fc.property(lines, codes, codes, extras, tenders, fc.boolean(), (bag, entered, own, chosen, ownTenders, isDelivered) => {
        const options = aBag({
          lines: bag,
          entered,
          ownCodes: own.filter(({ code }) => !entered.some((one) => one.code === code)).slice(0, 3),
          ownTenders: ownTenders
            .filter(({ kind, code }) => !chosen.tenders.some((one) => one.kind === kind && one.code === code))
            .slice(0, 3)
            .toSorted((one, other) => one.balance - other.balance),
          extras: chosen,
          ...(isDelivered && { deliveryPrice }),
        })
        const [best] = combinations(options)
        const now = isEnough(orderOf(options, options), moment.currency)
        const possible = everyOrder(options).filter((order) => isEnough(order, moment.currency) || !now)
        const due = Math.min(...possible.map(({ dueSum }) => dueSum))
        expect(best?.order.dueSum).toBe(due)
        expect(best?.order.orderSum).toBe(Math.min(...possible.filter(({ dueSum }) => dueSum === due).map(({ orderSum }) => orderSum)))
      }),
    )
  })

  test('what is applied has the promised sum: entered codes that lose may stay', () => {
    fc.assert(
      fc.property(lines, codes, extras, fc.boolean(), (bag, entered, chosen, isDelivered) => {
        const options = aBag({ lines: bag, entered, extras: chosen, ...(isDelivered && { deliveryPrice }) })
        const [best] = combinations(options)
        if (!best) throw new Error('no combination')
        const kept = entered.filter((code) => !best.spoilers.includes(code))
        const bonuses = { ...chosen.bonuses, spend: true }
        expect(orderOf(options, { entered: kept, extras: { ...chosen, bonuses } }).dueSum).toBe(best.order.dueSum)
      }),
    )
  })

  test('a code that costs the free delivery is left out', () => {
    const small = aCode({ code: 'SMALL', kind: 'sum', sums: { RUB: 100_00 } })
    const [best] = combinations(aBag({ lines: [aLine({ initial: 15_050_00, final: 15_050_00 })], entered: [small], deliveryPrice }))
    expect(best).toMatchObject({ lowering: null, spoilers: [small], order: { dueSum: 15_050_00 } })
  })

  test('a code that takes the goods below the minimum order is left out', () => {
    const half = aCode({ code: 'HALF', percent: 50 })
    const [best] = combinations(aBag({ lines: [aLine({ initial: 1_000_00, final: 1_000_00 })], ownCodes: [half] }))
    expect(best).toMatchObject({ lowering: null, order: { dueSum: 1_000_00 } })
  })

  test('of own certificates only those are taken that are needed, the smallest first', () => {
    const own = [
      aTender({ code: 'A', balance: 4_000_00 }),
      aTender({ code: 'B', balance: 7_000_00 }),
      aTender({ code: 'C', balance: 9_000_00 }),
    ]
    expect(combinations(aBag({ ownTenders: own }))[0]?.tenders.map(({ code }) => code)).toStrictEqual(['A', 'B'])
  })
})

/** At full price: promo codes and bonuses lower it. */
const LETTER = 'letter-a-silver-one'
const DEPOSIT = 'QQQQ-2345'
const EMAIL = 'anna.best@mail.example'

describe('in the shop', () => {
  let shop: Shop
  let member: Buyer
  beforeAll(async () => {
    shop = await openShop({ HOLIDAYS: '' })
    member = await new Buyer(shop.url()).arrive()
    await shop.behindTheScenes(
      `INSERT INTO users (phone, name, surname, email, email_confirmed_at, bonus_balance, locale, created_at)
       VALUES ('${PHONE}', 'Анна', 'Петрова', '${EMAIL}', now(), 100000000, 'ru', now())`,
      `UPDATE sessions SET user_id = (SELECT max(id) FROM users), confirmed_phone = '${PHONE}' WHERE id = (SELECT max(id) FROM sessions)`,
      `INSERT INTO deposits (id, design_id, amount, balance, status, recipient_name, sender_name, message, buyer_email, buyer_phone, owner_id,
         host, locale, send_on, valid_until, created_at, agreement_version)
       SELECT '${DEPOSIT}', 1, 10000, 10000, 'active', '', 'Мария', '', 'm@mail.example', '+79000000002', max(id), 'shop.ru.localhost', 'ru',
         current_date, current_date + 300, now(), '1' FROM users`,
      `INSERT INTO promocodes (code, kind, percent, sums, minimums, excluded_categories, on_sale, first_order, max_uses)
       VALUES ('ZLOWN22222', 'percent', 15, '{}', '{}', '[]', false, false, 1)`,
      `INSERT INTO subscribers (email, status, box, locale, country, promocode, asked_at)
       VALUES ('${EMAIL}', 'active', '', 'ru', 'RU', 'ZLOWN22222', now())`,
      `UPDATE stock SET quantity = 50 WHERE sku_id = '${LETTER}'`,
    )
  })
  afterAll(() => shop.remove())

  test('the account’s own code, bonuses and certificate are offered without typing, and one tap applies them as promised [bag.best-combination]', async () => {
    await member.cart('add', { sku_id: LETTER, quantity: 2 })
    const { cartData: before } = await member.whole('promocode/apply', { code: 'WELCOME10' })
    const best = before.sums?.best
    expect(best).toMatchObject({
      saving: expect.any(Number) as number,
      why: expect.stringContaining('Промокод ZLOWN22222, бонусы на') as string,
    })
    expect(best?.why).toContain(`сертификат ${DEPOSIT} на 100 ₽`.replace(' ₽', '\u00a0₽'))
    expect(best?.rows.map(({ name }) => name)).toStrictEqual(['ZLOWN22222', 'WELCOME10', 'Без промокода', 'Как сейчас'])
    expect(best?.rows.at(-1)?.sum).toBe(before.dueSum)

    const { cartData: after } = await member.whole('best/apply')
    expect(after.dueSum).toBe(best?.rows[0]?.sum)
    expect(before.orderSum - after.orderSum).toBe(best?.saving)
    expect(after.promocodes.filter(({ applied }) => applied).map(({ code }) => code)).toStrictEqual(['ZLOWN22222'])
    expect(after.bonuses.spent).toBe(after.bonuses.available)
    expect(after.depositsSum).toBe(100_00)
    expect(after.sums?.best).toBeNull()
    // Kept with the bag: every page is calculated alike.
    expect((await member.cart('calculate')).cartData.sums?.dueSum).toBe(after.dueSum)
    expect((await member.whole('best/apply')).cartData.dueSum).toBe(after.dueSum)
  })

  test('a guest with nothing to gain is offered nothing', async () => {
    const guest = await new Buyer(shop.url()).arrive()
    const { cartData } = await guest.cart('add', { sku_id: LETTER })
    expect(cartData.sums?.best).toBeNull()
  })
})
