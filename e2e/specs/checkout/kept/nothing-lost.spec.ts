import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../../fixtures.ts'
import { amplePiece, ampleSku, fullPriceSku, scarceSku } from '../../../machine/catalogue.ts'
import { Guest } from '../../../machine/people/guest.ts'
import { placedOrder } from '../../../machine/received-order.ts'
import { codeSentTo, newPhone } from '../../../machine/servers/sandbox.ts'
import type { Shop } from '../../../machine/shop.ts'
import { CheckoutPage } from '../../../pages/checkout.ts'

const ADDRESS = 'Москва, Лесная улица, 7'
const contactOf = (phone: string) => ({ fio: 'Анна Петрова', email: `anna${phone.slice(-7)}@example.com`, phone })

/** The open step has these contacts and this address, or their lines. */
async function expectKept(checkout: CheckoutPage, address = ADDRESS) {
  await expect(checkout.main.getByRole('region', { name: 'Контакты' })).toContainText('Анна Петрова')
  await expect(checkout.main.getByRole('region', { name: 'Доставка' })).toContainText(address)
}

/** Contacts confirmed and the courier chosen: the step of payment. */
async function toPayment(checkout: CheckoutPage, phone: string) {
  await checkout.open()
  await checkout.fillContact(contactOf(phone))
  await checkout.confirmPhone(phone)
  await checkout.onward.click()
  await checkout.chooseCourier(ADDRESS)
  await checkout.onward.click()
  await expect(checkout.agreement).toBeVisible()
}

/** The same shopper on another device: the page here does not hear of what it does. */
async function elsewhere(shop: Shop, context: BrowserContext): Promise<Guest> {
  const guest = new Guest(shop, await context.cookies())
  await guest.arrive()
  return guest
}

const refusal = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })

test.beforeEach(async ({ shop, product }) => {
  test.slow()
  await product.open((await amplePiece(shop, 'earrings')).url)
  await product.addAndWait()
})

test('what was typed survives a lost connection, a reload and the death of the tab [checkout.nothing-lost]', async ({
  page,
  context,
  shop,
  checkout,
  trouble,
}) => {
  trouble.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await toPayment(checkout, newPhone('ru'))
  await context.setOffline(true)
  await checkout.agreement.check({ force: true })
  await checkout.place.first().click()
  await expect(refusal(page)).toContainText(/нет ответа от сервера/i)
  await expectKept(checkout)
  await checkout.main.getByRole('button', { name: /изменить\s?: доставка/i }).click()
  await checkout.main.locator('input[name=apartment]').fill('12')
  await context.setOffline(false)
  await checkout.onward.click()
  await expectKept(checkout, 'кв. 12')
  await page.reload()
  await expectKept(checkout, 'кв. 12')

  await page.close()
  const later = new CheckoutPage(await context.newPage(), shop)
  await later.open()
  await expectKept(later, 'кв. 12')
})

test('signing in on the way keeps what was typed, and adds what the account knows [checkout.nothing-lost]', async ({
  shop,
  checkout,
  signIn,
}) => {
  const phone = newPhone('ru')
  const known = new Guest(shop)
  await known.arrive()
  await known.call('POST', '/phone/send_code', { phone })
  await known.call('POST', '/phone/confirm', { phone, code: await codeSentTo(phone) })
  await known.arrive()
  await known.call('POST', '/registration', { phone, name: 'Анна', surname: 'Петрова', agreement: true })

  await checkout.open()
  await checkout.fio.fill('Мария Иванова')
  await checkout.email.fill('maria@example.com')
  await checkout.main.getByRole('button', { name: 'Уже покупали? Войти' }).click()
  await signIn.confirmPhone(phone, 2)
  await expect(signIn.popup).toBeHidden()
  await expect(checkout.fio).toHaveValue('Мария Иванова')
  await expect(checkout.email).toHaveValue('maria@example.com')
  expect((await checkout.phone.inputValue()).replace(/[^+\d]/g, '')).toBe(phone)
  await expect(checkout.main.getByRole('region', { name: 'Ваш заказ' })).toContainText('1 украшение')
})

test.describe('meanwhile [checkout.changed-meanwhile]', () => {
  test('a piece was sold: the popup names it, and checkout goes on with what was typed', async ({
    page,
    shop,
    context,
    checkout,
    bank,
  }) => {
    const scarce = await scarceSku(shop, 'necklaces')
    const own = await elsewhere(shop, context)
    await own.call('POST', '/cart/add', { sku_id: scarce.id, quantity: 1 })
    await toPayment(checkout, newPhone('ru'))
    const other = await placedOrder(shop, newPhone('ru'), { [scarce.id]: scarce.balances })
    await checkout.pay()
    const popup = page.getByRole('dialog')
    await expect(popup).toContainText(scarce.name)
    const counted = page.waitForResponse('**/backend/cart/calculate')
    await popup.getByRole('button', { name: 'Продолжить с тем, что есть' }).click()
    await expect(popup).toBeHidden()
    await counted
    await expectKept(checkout)
    await checkout.place.first().click()
    await bank.expectOpen()
    await other.cancel()
  })

  test('the sum has changed: it is told and shown, and the same button pays it', async ({ page, shop, context, checkout, bank }) => {
    await toPayment(checkout, newPhone('ru'))
    const label = await checkout.place.first().textContent()
    const own = await elsewhere(shop, context)
    await own.call('POST', '/cart/add', { sku_id: await ampleSku(shop, 'bracelets'), quantity: 1 })
    await checkout.pay()
    await expect(refusal(page)).toContainText('Сумма заказа изменилась')
    await expect(checkout.place.first()).not.toHaveText(label ?? '')
    await expectKept(checkout)
    await expect(checkout.agreement).toBeChecked()
    await checkout.place.first().click()
    await bank.expectOpen()
  })

  test('the promo code was used up: it is named with the reason', async ({ page, shop, context, checkout, bank }) => {
    const phone = newPhone('ru')
    const own = await elsewhere(shop, context)
    await own.call('POST', '/cart/add', { sku_id: await fullPriceSku(shop, 'necklaces'), quantity: 1 })
    await checkout.open()
    const summary = checkout.main.getByRole('complementary')
    const field = summary.getByRole('textbox', { name: 'Промокод или сертификат' })
    await field.fill('FIRST15')
    await field.press('Enter')
    await expect(summary.locator('dl > div').filter({ hasText: 'FIRST15' })).toContainText('−')
    await toPayment(checkout, phone)
    // Her first order, made on another device.
    const other = await placedOrder(shop, phone, { [await ampleSku(shop, 'men')]: 1 }, undefined, 2)
    await checkout.pay()
    await expect(refusal(page)).toContainText('FIRST15: промокод действует только на первый заказ')
    await expectKept(checkout)
    await checkout.place.first().click()
    await bank.expectOpen()
    await other.cancel()
  })
})
