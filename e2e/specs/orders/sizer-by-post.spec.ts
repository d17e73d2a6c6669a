import { expect } from '@playwright/test'
import type { OfficeOrder } from '@shop/contracts/services/back-office/messages'
import { SANDBOX_URL } from '../../environment.ts'
import { test } from '../../fixtures.ts'
import { mailTo, newPhone } from '../../machine/servers/sandbox.ts'

const RING = '/catalog/rings/solitaire-aurora-yellow'

test('a paper sizer, free: from the ring sizer to thank you, without a payment, and once in 90 days [product.sizer-by-post]', async ({
  page,
  product,
  checkout,
  trouble,
}) => {
  test.slow()
  await product.open(RING)
  await page.getByRole('main').getByText('Узнать размер').click()
  const sizer = page.getByRole('dialog')
  await sizer.getByRole('button', { name: /^Полоска бумаги/ }).click()
  await sizer.getByRole('button', { name: 'Прислать размерник, бесплатно' }).click()

  await expect(page).toHaveURL(/\/cart\?step=checkout/)
  await expect(checkout.main.getByRole('heading', { level: 1 })).toHaveText('Оформление')
  const phone = newPhone('ru')
  const email = `sizer${phone.slice(-7)}@mail.example`
  await checkout.fillContact({ fio: 'Анна Петрова', email, phone })
  await checkout.confirmPhone(phone)
  await checkout.onward.click()

  await expect(checkout.main.locator('input[name=delivery]')).toHaveCount(1)
  await expect(checkout.main.getByRole('radio', { name: /^Почтой/ })).toBeChecked()
  await checkout.address.fill('Москва, Лесная улица, 7')
  await checkout.main.locator('input[name=apartment]').fill('5')
  await checkout.onward.click()
  await expect(checkout.main.getByText('Платить не нужно', { exact: false }).first()).toBeVisible()
  await expect(checkout.main.locator('input[name=payment_method_id]')).toHaveCount(0)
  await checkout.agreement.check({ force: true })
  await checkout.main.getByRole('button', { name: 'Оформить заказ' }).filter({ visible: true }).first().click()

  await checkout.expectSuccess()
  await expect(checkout.main.getByText('Бумажный размерник').first()).toBeVisible()
  await expect(checkout.main.getByText('Платить не нужно').first()).toBeVisible()
  const number = /order-success\/(\d+)/.exec(page.url())?.[1] ?? ''
  await expect
    .poll(async () => {
      const { orders } = (await (await fetch(`${SANDBOX_URL}/back-office`)).json()) as { orders: OfficeOrder[] }
      return orders.find((order) => order.number === number)
    })
    .toMatchObject({ status: 'accepted', dueSum: 0, lines: [{ quantity: 1, sum: 0 }] })
  expect(await mailTo(email, 'Бумажный размерник')).toContain('Платить не нужно')

  trouble.expect(/409/)
  // The phone is known: a second one is refused where it is asked for.
  await product.open(RING)
  await page.getByRole('main').getByText('Узнать размер').click()
  await sizer.getByRole('button', { name: /^Полоска бумаги/ }).click()
  await sizer.getByRole('button', { name: 'Прислать размерник, бесплатно' }).click()
  await expect(page.getByText(/раз в\s90\sдней, и\sвам он уже отправлен/)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(RING))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of the sizer adds it to the bag, once', async ({ page, shop }) => {
    await page.goto(shop.at('/catalog/sizers/ring-sizer-by-post'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бумажный размерник')
    await page.getByTestId('add-to-bag').first().click()
    await page.goto(shop.at('/cart'))
    await expect(page.getByText('Бумажный размерник').first()).toBeVisible()
  })
})
