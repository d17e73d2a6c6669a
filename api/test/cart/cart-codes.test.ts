import { applyPromocode } from '@shop/contracts/cart/cart-actions'
import type { FullCartAnswer } from '@shop/contracts/cart/full-cart'
import { solved } from '../support/people/captcha.ts'
import { INTERNATIONAL, keeps, refusal, Shopper } from '../support/people/shopper.ts'

const RING = 'solitaire-aurora-yellow-165'
let shopper: Shopper

beforeEach(async () => {
  shopper = await new Shopper().arrive()
})

const whole = async (action: string, body: object = {}, who = shopper) => (await who.cart(action, body)) as FullCartAnswer
const enter = (code: string, rest: object = {}, who = shopper) => whole('promocode/apply', { code, ...rest }, who)
const promocodes = ({ cartData }: FullCartAnswer) => cartData.promocodes.map(({ code, reason, discount }) => ({ code, reason, discount }))

/** A piece without a struck price, and its price. */
async function somethingAtFullPrice(who = shopper, least = 0) {
  const products = await who.everyPiece()
  const found = products.find(
    ({ price, canBuy, hasPriceRange }) => canBuy && !hasPriceRange && price.initial === price.final && (price.final ?? 0) > least,
  )
  const { body } = await who.get(`${found?.url}/info`)
  const { skuListWithGems } = (body as { result: { product: { skuListWithGems: { id: string; balances: number }[] } } }).result.product
  const sku = skuListWithGems.find(({ balances }) => balances > 0)
  await who.cart('add', { sku_id: sku?.id })
  return { sku: sku?.id ?? '', price: found?.price.final ?? 0 }
}

test('a code is accepted in any case and with spaces, and reports its effect', async () => {
  const { price } = await somethingAtFullPrice()
  const answer = await shopper.post('/cart/promocode/apply', { code: '  welcome10 ' })
  expect(keeps(applyPromocode, answer)).toBe(true)
  const { result, cartData } = answer.body as FullCartAnswer
  const discount = Math.round(price / 1000) * 100
  expect(result).toBe(true)
  expect(cartData).toMatchObject({
    promocodes: [{ code: 'WELCOME10', kind: 'percent', applied: true, reason: 'applied', discount }],
    promocodeDiscount: discount,
    goodsSum: price - discount,
    dueSum: price - discount,
    certificateError: null,
  })
  expect(cartData.promocodes[0]?.message).toMatch(/^10\u00a0% на украшения: −/)
  // The row has the sum beside it.
  expect(cartData.sums?.rows.find(({ kind }) => kind === 'promocode')).toMatchObject({ sum: -discount, why: '10\u00a0% на украшения' })
})

test.each(['WELCOME 10', 'welcome\u00a010', 'WELCOME\u200b10', 'WELCOME\u2014١٠', 'ＷＥＬＣＯＭＥ10'])(
  'a code pasted as %j is the code [forms.one-normalizer]',
  async (pasted) => {
    await somethingAtFullPrice()
    expect(promocodes(await enter(pasted))).toMatchObject([{ code: 'WELCOME10', reason: 'applied' }])
    expect(promocodes(await whole('promocode/remove', { code: pasted }))).toStrictEqual([])
  },
)

test.each(['WELСОМЕ10', 'ВELCOME10', 'ЦУДСЩЬУ10', 'цудсщьу10'])(
  'a code typed as %j, in the other alphabet, is the code [bag.code-alphabet]',
  async (typed) => {
    await somethingAtFullPrice()
    expect(promocodes(await enter(typed))).toMatchObject([{ code: 'WELCOME10', reason: 'applied' }])
    expect(promocodes(await whole('promocode/remove', { code: typed }))).toStrictEqual([])
  },
)

test('a certificate typed in Cyrillic pays, and one that does not exist is still unknown [bag.code-alphabet]', async () => {
  await somethingAtFullPrice()
  expect((await enter('ZLАТА-3000-К7WQ')).cartData.certificates).toHaveLength(1)
  expect((await enter('НЕТ-ТАКОГО')).cartData.certificateError).toMatchObject({ code: 'PROMOCODE_NOT_FOUND' })
})

test('the badge and the drawer show the same total as checkout', async () => {
  await somethingAtFullPrice()
  const { cartData } = await enter('WELCOME10')
  const { body } = await shopper.post('/pd/frontend/common_data', { path: '/' })
  expect((body as { cartData: object }).cartData).toMatchObject({
    finalSum: cartData.finalSum,
    discount: cartData.discount,
    version: cartData.version,
  })
})

test('entering the same code twice returns an error', async () => {
  await somethingAtFullPrice()
  await enter('WELCOME10')
  const { result, cartData } = await enter('WELCOME10')
  expect(result).toBe(false)
  expect(cartData.certificateError).toStrictEqual({ code: 'ALREADY_APPLIED_PROMOCODE', message: 'Этот промокод уже применён' })
  expect(cartData.promocodes).toHaveLength(1)
})

test.each([
  ['NO-SUCH-CODE', 'PROMOCODE_NOT_FOUND', 'Промокод не найден'],
  ['2222-3333-4821', 'CERTIFICATE_NOT_FOUND', 'Сертификат не найден'],
  ['', 'EMPTY_PROMOCODE', 'Введите промокод'],
  ['SPRING26', 'PROMOCODE_NOT_APPLIED', 'Промокод закончился 31 мая'],
  ['WINTER30', 'PROMOCODE_NOT_APPLIED', 'Промокод начнёт действовать 1 декабря'],
  ['ZLATA-EMPTY-H2VN', 'PROMOCODE_NOT_APPLIED', 'На сертификате ничего не осталось'],
  ['ZLATA-AED-500-F3JS', 'PROMOCODE_NOT_APPLIED', 'Этим сертификатом платят в другой стране'],
])('%s: %s, and the bag is unchanged', async (code, error, message) => {
  await somethingAtFullPrice()
  const { result, cartData } = await enter(code)
  expect({ result, ...cartData.certificateError }).toStrictEqual({ result: false, code: error, message })
  expect(cartData).toMatchObject({ promocodes: [], certificates: [] })
})

test('a code that can do nothing is judged before it is stored: the bag stays as it was', async () => {
  await somethingAtFullPrice()
  const { version } = (await whole('calculate')).cartData
  const { cartData, result } = await enter('SPRING5')
  expect({ result, codes: cartData.promocodes, version: cartData.version }).toStrictEqual({ result: false, codes: [], version })
})

test('a code waiting for more items is kept and applies once they are added', async () => {
  await shopper.cart('add', { sku_id: 'letter-a-silver-one' })
  const waiting = await enter('SALE5000')
  expect(waiting.result).toBe(true)
  expect(promocodes(waiting)).toStrictEqual([{ code: 'SALE5000', reason: 'minimum', discount: 0 }])
  expect(waiting.cartData.certificateError).toMatchObject({ code: 'PROMOCODE_NOT_APPLIED' })
  expect(promocodes(await whole('add', { sku_id: RING }))).toStrictEqual([{ code: 'SALE5000', reason: 'applied', discount: 500_000 }])
})

test('a code for earrings does not apply to a ring and says so [bag.code-explained]', async () => {
  await shopper.cart('add', { sku_id: RING })
  expect(promocodes(await enter('EARRINGS20'))).toStrictEqual([{ code: 'EARRINGS20', reason: 'noLines', discount: 0 }])
})

test('a code says that it does not work on reduced pieces where the bag has no others [bag.code-explained]', async () => {
  await shopper.cart('add', { sku_id: RING })
  const { cartData } = await enter('WELCOME10')
  expect(cartData.promocodes).toMatchObject([{ reason: 'noLines', message: 'Промокод не действует на украшения со скидкой' }])
})

test('the better of two discounts applies, and the other takes over when it is removed', async () => {
  await somethingAtFullPrice(shopper, 3_000_000)
  await enter('WELCOME10')
  const both = await enter('FIRST15')
  expect(promocodes(both).map(({ code, reason }) => [code, reason])).toStrictEqual([
    ['FIRST15', 'applied'],
    ['WELCOME10', 'better'],
  ])
  const { cartData } = await whole('promocode/remove', { code: 'FIRST15' })
  expect(cartData.promocodes).toMatchObject([{ code: 'WELCOME10', reason: 'applied' }])
})

test('removing a code that is not applied returns an error', async () => {
  const { result, cartData } = await whole('promocode/remove', { code: 'WELCOME10' })
  expect(result).toBe(false)
  expect(cartData.certificateError).toMatchObject({ code: 'PROMOCODE_REMOVE_ERROR' })
})

test('the single code field accepts a certificate, which pays and shows only its last characters [bag.one-code-field]', async () => {
  const { price } = await somethingAtFullPrice(shopper, 600_000)
  const { cartData } = await enter('zlata-3000-k7wq')
  expect(cartData.certificates).toMatchObject([{ code: 'K7WQ', applied: true, balance: 300_000, spent: 300_000, left: 0 }])
  expect(cartData).toMatchObject({ orderSum: price, certificatesSum: 300_000, dueSum: price - 300_000, promocodes: [] })
  expect(JSON.stringify(cartData)).not.toContain('ZLATA-3000')
  expect((await whole('certificate/remove', { code: 'K7WQ' })).cartData).toMatchObject({ certificates: [], dueSum: price })
})

test('certificates that cover the total leave no amount due and no payment method to choose', async () => {
  await shopper.cart('add', { sku_id: RING })
  const { cartData } = await enter('ZLATA-200K-R9PD')
  expect(cartData).toMatchObject({ dueSum: 0, availablePaymentMethods: [] })
  expect(cartData.certificates[0]?.left).toBe(20_000_000 - cartData.certificatesSum)
})

test('certificate/apply rejects a promo code', async () => {
  await shopper.cart('add', { sku_id: RING })
  const { certificateError } = (await whole('certificate/apply', { code: 'WELCOME10' })).cartData
  expect(certificateError).toStrictEqual({ code: 'CERTIFICATE_NOT_FOUND', message: 'Сертификат не найден' })
})

test('a code in a calculate call is applied', async () => {
  await somethingAtFullPrice()
  expect((await whole('calculate', { code: 'WELCOME10' })).cartData.promocodes).toMatchObject([{ code: 'WELCOME10', applied: true }])
})

test('on the international storefront a code takes off the amount in its currency', async () => {
  const abroad = await new Shopper({ host: INTERNATIONAL, cookies: { country: 'US' } }).arrive()
  await abroad.cart('add', { sku_id: RING })
  expect(promocodes(await enter('SALE5000', {}, abroad))).toStrictEqual([{ code: 'SALE5000', reason: 'applied', discount: 5_500 }])
  const { cartData } = await enter('MOSCOW1000', {}, abroad)
  expect(cartData.certificateError).toStrictEqual({ code: 'PROMOCODE_NOT_APPLIED', message: 'This code works in another country' })
})

describe('packaging', () => {
  test('the gift box is free and accepts a card text', async () => {
    await shopper.cart('add', { sku_id: RING })
    const { cartData } = await whole('gift-pack', { chosen: true, postCard: 'С любовью' })
    expect(cartData).toMatchObject({ giftPack: { chosen: true, price: 0 }, giftOptions: { postCard: 'С любовью' }, packagingSum: 0 })
  })

  test('an emoji on the card is one sign, as the form counts it', async () => {
    await shopper.cart('add', { sku_id: RING })
    const postCard = '💍'.repeat(300)
    expect((await whole('gift-pack', { chosen: true, postCard })).cartData).toMatchObject({ giftOptions: { postCard } })
    const refused = refusal(await shopper.post('/cart/gift-pack', { chosen: true, postCard: `${postCard}!` }))
    expect(refused).toMatchObject({ status: 400, code: 'WRONG_FORM_DATA' })
  })

  test('the festive box is paid, replaces the gift box, and its code makes it free [bag.gift-packaging]', async () => {
    await shopper.cart('add', { sku_id: RING })
    await whole('gift-pack', { chosen: true, postCard: 'С любовью' })
    expect(promocodes(await enter('GIFTPACK'))).toStrictEqual([{ code: 'GIFTPACK', reason: 'choosePacking', discount: 0 }])
    await whole('promocode/remove', { code: 'GIFTPACK' })
    const { cartData } = await whole('festive-pack', { chosen: true })
    expect(cartData).toMatchObject({
      giftPack: { chosen: false },
      festivePack: { chosen: true, price: 49_000 },
      giftOptions: { postCard: 'С любовью' },
      packagingSum: 49_000,
    })
    expect((await enter('GIFTPACK')).cartData).toMatchObject({ packagingSum: 0, promocodes: [{ reason: 'applied' }] })
  })

  test('packaging for an empty bag is rejected with an error on the packaging only [bag.errors-by-part]', async () => {
    const { result, cartData } = await whole('gift-pack', { chosen: true })
    expect(result).toBe(false)
    expect(cartData).toMatchObject({ packageError: { code: 'GIFT_PACK_NOT_ADDED' }, certificateError: null, cartError: null })
  })

  test('price tags are removed on request', async () => {
    await shopper.cart('add', { sku_id: RING })
    expect((await whole('price-tags', { chosen: true })).cartData.deletePriceTags).toBe(true)
    expect((await whole('price-tags', { chosen: false })).cartData.deletePriceTags).toBe(false)
  })
})

test('clearing the bag removes its codes and packaging', async () => {
  await shopper.cart('add', { sku_id: RING })
  await enter('WELCOME10')
  await whole('festive-pack', { chosen: true })
  await shopper.cart('clear')
  expect((await whole('add', { sku_id: RING })).cartData).toMatchObject({ promocodes: [], festivePack: { chosen: false }, packagingSum: 0 })
})

test('a bag below the minimum order reports that it is not enough', async () => {
  expect((await whole('add', { sku_id: RING })).cartData).toMatchObject({ enough: true, minimumOrder: 90_000 })
  expect((await whole('clear')).cartData).toMatchObject({ enough: false })
})

test('every change increments the version, so a stale response never replaces a newer one [bag.whole-answer]', async () => {
  const versions: number[] = []
  const note = ({ cartData }: FullCartAnswer) => versions.push(cartData.version)
  note(await whole('add', { sku_id: RING }))
  note(await enter('WELCOME10'))
  note(await whole('gift-pack', { chosen: true }))
  note(await whole('promocode/remove', { code: 'WELCOME10' }))
  expect(versions).toStrictEqual([1, 2, 3, 4])
})

test('code guessing is limited: a captcha after three unknown codes, a block for an hour after forty [bag.code-guesses]', async () => {
  const guesser = await new Shopper({ headers: { 'x-forwarded-for': '198.51.100.7' } }).arrive()
  await guesser.cart('add', { sku_id: RING })
  const errors = []
  for (let count = 0; count < 40; count += 1) {
    const captcha = count < 3 ? undefined : await solved(guesser)
    errors.push((await enter(`ZLATA-5000-${count}`, { captcha }, guesser)).cartData.certificateError?.code)
    if (count === 2) errors.push((await enter('ZLATA-5000-M4TX', {}, guesser)).cartData.certificateError?.code)
  }
  expect(errors).toStrictEqual([
    ...Array<string>(3).fill('PROMOCODE_NOT_FOUND'),
    'CAPTCHA_REQUIRED',
    ...Array<string>(37).fill('PROMOCODE_NOT_FOUND'),
  ])
  expect((await enter('ZLATA-5000-M4TX', { captcha: await solved(guesser) }, guesser)).cartData).toMatchObject({
    certificates: [],
    certificateError: { code: 'TOO_MANY_REQUESTS', message: 'Слишком много попыток. Попробуйте снова через час.' },
  })
  expect((await enter('ZLATA-5000-M4TX')).cartData.certificates).toHaveLength(1)
})
