import type { Page } from '@playwright/test'
import { LONG, type Host } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { amplePiece } from '../../machine/catalogue.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import type { CheckoutPage } from '../../pages/checkout.ts'

const WHO = {
  ru: { fio: 'Анна Петрова', names: ['Анна', 'Петрова'], address: 'Москва, Тверская улица, 12' },
  com: { fio: 'Anna Petrova', names: ['Anna', 'Petrova'], address: 'Sheikh Mohammed bin Rashid Boulevard, 1' },
} as const

const VIEWPORTS = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } } as const
type Storefront = keyof typeof WHO

const ROWS: [host: Storefront, who: 'guest' | 'signed in', viewport: keyof typeof VIEWPORTS, way: 'shop' | 'courier', quick: boolean][] = [
  ['ru', 'guest', 'desk', 'shop', true],
  ['com', 'guest', 'phone', 'courier', true],
  ['ru', 'signed in', 'phone', 'courier', true],
  ['com', 'signed in', 'desk', 'shop', false],
  ['ru', 'guest', 'phone', 'courier', false],
  ['com', 'guest', 'desk', 'shop', false],
  ['ru', 'signed in', 'desk', 'shop', false],
  ['com', 'signed in', 'phone', 'courier', false],
]

const contactOf = (host: Storefront, phone: string) => ({ fio: WHO[host].fio, email: `shopper${phone.slice(-7)}@example.com`, phone })

async function fillAll(checkout: CheckoutPage, host: Storefront, phone: string) {
  await checkout.fillContact(contactOf(host, phone))
  await checkout.confirmPhone(phone)
  await checkout.onward.click()
  await checkout.chooseShop()
  await checkout.onward.click()
}

async function addSomething(page: Page, host: Host, { open, add }: { open: () => Promise<void>; add: () => Promise<void> }) {
  await open()
  await add()
  await expect(page.getByTestId('bag-count'), host).toHaveText('1')
}

/** Spread over the shop, which has a few of each piece as a jeweller does; never the rings (see `somePiece`). */
const CATEGORIES = ['earrings', 'necklaces', 'bracelets', 'brooches', 'earrings', 'necklaces', 'bracelets', 'piercing'] as const

for (const [index, [host, who, viewport, way, quick]] of ROWS.entries()) {
  test.describe(`${host}, ${who}, ${viewport}`, quick ? {} : LONG, () => {
    test.use({ host, viewport: VIEWPORTS[viewport] })
    test.slow()

    test(`home → category → piece → bag → checkout by ${way} → bank → thanks`, async ({
      page,
      shop,
      listing,
      product,
      checkout,
      bank,
      signIn,
    }) => {
      const phone = newPhone(host)
      await shop.open(page, '/')
      if (who === 'signed in') {
        if (viewport === 'phone') await page.getByRole('banner').getByRole('button').first().click()
        await page
          .getByRole('link', { name: /^(войти|sign in)$/i })
          .filter({ visible: true })
          .first()
          .click()
        await signIn.register(phone, WHO[host].names)
      }
      const category = CATEGORIES[index] ?? 'earrings'
      const piece = await amplePiece(shop, category)
      await shop.open(page, `/catalog/${category}`)
      await listing.openPiece(piece.path)
      await expect(product.heading).toContainText(piece.name)
      if (piece.chosen.size) await product.sizeTile(piece.chosen.id).click()
      await product.addAndWait()
      await expect(page.getByTestId('bag-count')).toHaveText('1')
      await shop.open(page, '/cart')
      await page
        .getByRole('main')
        .getByRole('link', { name: /оформить|checkout/i })
        .filter({ visible: true })
        .first()
        .click()
      await expect(page).toHaveURL(/step=checkout/)

      if (who === 'guest') {
        await checkout.fillContact(contactOf(host, phone))
        await checkout.confirmPhone(phone)
        await checkout.onward.click()
      } else {
        // Name and phone are known; only what is missing is asked for.
        await expect(checkout.fio).toHaveValue(WHO[host].fio)
        await checkout.email.fill(contactOf(host, phone).email)
        await checkout.onward.click()
      }
      if (way === 'shop') await checkout.chooseShop()
      else await checkout.chooseCourier(WHO[host].address)
      await checkout.onward.click()
      await checkout.pay()
      await bank.pay()
      await checkout.expectSuccess()
      await expect(page.getByTestId('bag-count')).toHaveText('0')

      if (who === 'signed in') {
        const number = /order-success\/(\d+)/.exec(page.url())?.[1] ?? ''
        await shop.open(page, '/profile?section=ordersData')
        await expect(page.getByRole('main')).toContainText(`${number.slice(0, 3)}-${number.slice(3)}`)
      }
    })
  })
}

test.describe('failures', () => {
  test.slow()

  test.beforeEach(async ({ page, shop, product }) => {
    await addSomething(page, 'ru', {
      open: async () => product.open((await amplePiece(shop, 'men')).url),
      add: () => product.addToBag.click(),
    })
  })

  test('a declined payment can be paid again', async ({ page, checkout, bank }) => {
    await checkout.open()
    await fillAll(checkout, 'ru', newPhone('ru'))
    await checkout.pay()
    await bank.decline()
    await expect(page).toHaveURL(/\/payment\?order=/)
    await expect(page.getByRole('heading', { name: 'Банк не подтвердил оплату' }).first()).toBeVisible()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^оплатить/i })
      .click()
    await bank.pay()
    await checkout.expectSuccess()
  })

  test('four payments stay on offer after the bank is left unpaid; a paid order that is canceled says what goes back', async ({
    page,
    checkout,
    bank,
  }) => {
    const main = page.getByRole('main')
    const fourPayments = main.getByRole('radio', { name: 'Четыре платежа' })
    const schedule = main.getByRole('list', { name: 'Четыре платежа' }).getByRole('listitem')
    await checkout.open()
    await fillAll(checkout, 'ru', newPhone('ru'))
    await fourPayments.check({ force: true })
    await expect(schedule).toHaveCount(4)
    await checkout.agreement.check({ force: true })
    await main
      .getByRole('button', { name: /^Первый платёж/ })
      .filter({ visible: true })
      .first()
      .click()
    await bank.expectOpen()
    await page.getByRole('link', { name: /Вернуться в.магазин без оплаты/ }).click()

    await expect(page).toHaveURL(/\/payment\?order=/)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/ждёт оплаты$/)
    await expect(fourPayments).toBeChecked()
    await expect(schedule).toHaveCount(4)
    await main.getByRole('button', { name: /^Первый платёж/ }).click()
    await bank.pay()
    await checkout.expectSuccess()

    await main.getByRole('button', { name: 'Отменить заказ' }).click()
    await main.getByRole('button', { name: 'Да, отменить' }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Заказ отменён')
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(main.getByRole('region', { name: 'Возвращаем' })).toContainText(/не позже \d/)
    await expect(main).not.toContainText('Спасибо')
  })

  test('a lost response creates one order, not two', async ({ page, trouble, checkout, bank }) => {
    trouble.expect(/net::ERR_FAILED/)
    await checkout.open()
    const orders: string[] = []
    let lost = false
    await page.route('**/backend/order/create/v2', async (route) => {
      // Node does not know names under localhost.
      const url = route.request().url().replace('//shop.ru.localhost', '//127.0.0.1')
      const response = await route.fetch({ url, headers: { ...route.request().headers(), host: new URL(page.url()).host } })
      const { order } = (await response.json()) as { order: { id: string } | null }
      orders.push(String(order?.id))
      if (lost) return route.fulfill({ response })
      lost = true
      return route.abort()
    })
    await fillAll(checkout, 'ru', newPhone('ru'))
    await checkout.pay()
    await expect(page.getByText(/нет ответа от сервера/i).first()).toBeVisible()
    await checkout.place.first().click()
    await bank.expectOpen()
    expect(orders).toHaveLength(2)
    expect(new Set(orders).size).toBe(1)
  })

  test('typed input survives a reload', async ({ page, shop, checkout }) => {
    await checkout.open()
    const contact = contactOf('ru', newPhone('ru'))
    await checkout.fillContact(contact)
    // The draft is saved when typing pauses.
    await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(' '))).toContain(contact.email)
    await shop.open(page, '/cart?step=checkout')
    await expect(checkout.fio).toHaveValue('Анна Петрова')
    await expect(checkout.email).toHaveValue(contact.email)
  })

  test('invalid fields are marked, and the error summary receives focus', async ({ page, checkout }) => {
    await checkout.open()
    await checkout.fio.fill('Анна')
    await checkout.onward.click()
    const summary = page.getByRole('main').getByRole('alert').or(page.getByRole('main').locator('[tabindex="-1"]:focus')).first()
    await expect(summary).toBeVisible()
    await expect(checkout.fio).toHaveAttribute('aria-invalid', 'true')
    await expect(checkout.email).toHaveAttribute('aria-invalid', 'true')
  })
})
