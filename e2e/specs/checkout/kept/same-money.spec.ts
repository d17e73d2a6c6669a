import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { HOSTS } from '../../../environment.ts'
import { expect, test } from '../../../fixtures.ts'
import { ampleSku, fullPriceSku } from '../../../machine/catalogue.ts'
import { boughtCertificate } from '../../../machine/certificate.ts'
import { Guest } from '../../../machine/people/guest.ts'
import { sameMoney } from '../../../machine/money.ts'
import { signInAnew } from '../../../machine/people/registered.ts'
import { codeSentTo, newPhone, payByHand } from '../../../machine/servers/sandbox.ts'
import type { Shop } from '../../../machine/shop.ts'
import type { BagPage } from '../../../pages/bag.ts'

const COURIER = { delivery_method_id: 1, payment_method_id: 1 }

interface Order {
  owner: Guest
  phone: string
  /** As checkout calculates it and as it is ordered. */
  choices: object
  draft: object
}

const takeSession = (context: BrowserContext, { cookies }: Guest, shop: Shop) =>
  context.addCookies(cookies.map(([name, value]) => ({ name, value, url: `http://${HOSTS[shop.host]}` })))

/** A guest with a confirmed phone. */
async function confirmed(shop: Shop, cookies: { name: string; value: string }[] = []) {
  const owner = new Guest(shop, cookies)
  const phone = newPhone(shop.host)
  await owner.arrive()
  await owner.call('POST', '/phone/send_code', { phone })
  await owner.call('POST', '/phone/confirm', { phone, code: await codeSentTo(phone) })
  await owner.arrive()
  return { owner, phone }
}

/** Orders and pays what the bag shows, and opens the page of the order. */
async function paidOrder(page: Page, shop: Shop, bag: BagPage, { owner, phone, choices, draft }: Order) {
  const { cartData } = await owner.call<{ cartData: { dueSum: number } }>('POST', '/cart/calculate', choices)
  await takeSession(page.context(), owner, shop)
  await bag.open()
  await expect(bag.due).toHaveText(/\d/)
  // Read before the order empties the bag.
  const shown = await bag.dueSum()
  const { order, error } = await owner.call<{ order: { id: string; paymentUrl: string } | null; error: string | null }>(
    'POST',
    '/order/create/v2',
    {
      communication_method_id: 2,
      phone,
      email: `${phone.slice(1)}@mail.example`,
      fio: shop.host === 'com' ? 'Claire Novak' : 'Анна Петрова',
      ...draft,
      idempotencyKey: randomUUID(),
      personalDataAgreement: true,
      dueSum: cartData.dueSum,
    },
  )
  expect(error).toBeNull()
  const { id = '', paymentUrl = '' } = order ?? {}
  await payByHand(paymentUrl)
  await shop.open(page, `/order-success/${id}`)
  return { money: await sameMoney(page, { owner, id, paymentUrl }), shown }
}

test.describe('the screen, the API, the receipt and the back office have one sum [orders.same-money]', () => {
  test.slow()

  test('promo code, bonuses and a certificate of the account together', async ({ page, shop, bag, context }) => {
    const certificate = await boughtCertificate(shop, 1000)
    const { guest: owner, phone } = await signInAnew(shop, context)
    await owner.arrive()
    await owner.call('POST', `/deposit/${certificate.number}/add_to_profile`, { authCode: certificate.code })
    await owner.call('POST', '/cart/add', { sku_id: await fullPriceSku(shop, 'earrings'), quantity: 1 })
    await owner.call('POST', '/cart/promocode/apply', { code: 'WELCOME10' })
    await owner.call('POST', '/cart/deposit/apply', { code: certificate.number })
    await owner.call('POST', '/cart/festive-pack', { chosen: true })
    const there = { city: 'Москва', address: 'Лесная улица, 7' }
    const choices = { ...COURIER, courier_type: 'standard', spend_bonuses: true, delivery: { items: [], ...there } }
    const { money, shown } = await paidOrder(page, shop, bag, {
      owner,
      phone,
      choices,
      draft: { ...COURIER, courier_type: 'standard', spendBonuses: true, ...there },
    })
    expect(money.prepaid).toBe(1000_00)
    expect(money.packaging).toBeGreaterThan(0)
    expect(shown).toBe(money.due / 100)
    await expect(page.getByRole('main').getByText('Промокод WELCOME10')).toBeVisible()
    await expect(page.getByRole('main').getByText('Бонусы', { exact: true })).toBeVisible()
  })

  test('a courier beyond the ring road, with its kilometres', async ({ page, shop, bag }) => {
    const { owner, phone } = await confirmed(shop)
    await owner.call('POST', '/cart/add', { sku_id: await ampleSku(shop, 'brooches'), quantity: 1 })
    const there = { city: 'Химки', region: 'Московская область', address: 'Лесная улица, 5' }
    const choices = { ...COURIER, courier_type: 'standard', delivery: { items: [], ...there } }
    const { money, shown } = await paidOrder(page, shop, bag, {
      owner,
      phone,
      choices,
      draft: { ...COURIER, courier_type: 'standard', ...there },
    })
    const kilometres = 35_00
    expect(money.delivery).toBeGreaterThan(0)
    expect((money.delivery - 390_00) % kilometres === 0 || money.delivery % kilometres === 0).toBe(true)
    expect(shown).toBe(money.due / 100)
  })

  test('a printed certificate beside a piece', async ({ page, shop, bag, product }) => {
    const { owner, phone } = await confirmed(shop)
    await owner.call('POST', '/cart/add', { sku_id: await ampleSku(shop, 'bracelets'), quantity: 1 })
    await takeSession(page.context(), owner, shop)
    await product.open('/catalog/certificates/gift-certificate-printed')
    await product.main.getByText(/^5\s000\s₽$/).click()
    await product.addAndWait()
    const there = { city: 'Москва', address: 'Лесная улица, 7' }
    const choices = { ...COURIER, courier_type: 'standard', delivery: { items: [], ...there } }
    const { money, shown } = await paidOrder(page, shop, bag, {
      owner,
      phone,
      choices,
      draft: { ...COURIER, courier_type: 'standard', ...there },
    })
    expect(money.goods).toBeGreaterThan(5000_00)
    expect(shown).toBe(money.due / 100)
  })

  test.describe('abroad', () => {
    test.use({ host: 'com' })

    test('a parcel to the United States in dollars', async ({ page, shop, bag }) => {
      const { owner, phone } = await confirmed(shop, [{ name: 'country', value: 'US' }])
      await owner.call('POST', '/cart/add', { sku_id: await fullPriceSku(shop, 'piercing'), quantity: 2 })
      await owner.call('POST', '/cart/promocode/apply', { code: 'WELCOME10' })
      const there = { city: 'New York', region: 'NY', address: '350 Fifth Avenue' }
      const choices = { ...COURIER, courier_type: 'ems', delivery: { items: [], ...there } }
      const { money, shown } = await paidOrder(page, shop, bag, {
        owner,
        phone,
        choices,
        draft: { ...COURIER, courier_type: 'ems', country: 'US', postal_code: '10118', ...there },
      })
      expect(money.due).toBeGreaterThan(0)
      await expect(page.getByRole('main').getByRole('region', { name: 'Order total' })).toContainText('$')
      expect(shown).toBeGreaterThan(0)
    })
  })
})
