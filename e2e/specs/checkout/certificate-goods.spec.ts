import { expect, type Locator, type Page } from '@playwright/test'
import type { OfficeOrder } from '@shop/contracts/services/back-office/messages'
import { SANDBOX_URL } from '../../environment.ts'
import { test } from '../../fixtures.ts'
import { amplePiece } from '../../machine/catalogue.ts'
import { mailTo, newPhone } from '../../machine/servers/sandbox.ts'
import type { BankPage } from '../../pages/bank.ts'
import type { CheckoutPage } from '../../pages/checkout.ts'
import type { ProductPage } from '../../pages/product.ts'

const ELECTRONIC = '/catalog/certificates/gift-certificate-electronic'
const PRINTED = '/catalog/certificates/gift-certificate-printed'
const NOMINAL = 5000
const MAX_TABS = 120

const sumIn = async (locator: Locator) => Number(((await locator.textContent()) ?? '').replaceAll(/\D/g, ''))
const recipient = (checkout: CheckoutPage) => checkout.main.getByRole('textbox', { name: 'Почта или телефон получателя' })
/** The last row of the sums beside the steps. */
const dueIn = (checkout: CheckoutPage) => checkout.main.getByRole('complementary').locator('dl').getByRole('definition').last()

async function addCertificate(product: ProductPage, address: string) {
  await product.open(address)
  await product.main.getByText(/^5\s000\s₽$/).click()
  await product.addAndWait()
}

async function contact(checkout: CheckoutPage): Promise<string> {
  const phone = newPhone('ru')
  await checkout.open()
  await checkout.fillContact({ fio: 'Анна Петрова', email: `shopper${phone.slice(-7)}@mail.example`, phone })
  await checkout.confirmPhone(phone)
  await checkout.onward.click()
  return `gift${phone.slice(-7)}@mail.example`
}

/** Pays, and compares the sum of checkout with those of the bank, the order page and the back office. */
async function paid(page: Page, checkout: CheckoutPage, bank: BankPage, status: OfficeOrder['status']): Promise<OfficeOrder> {
  const due = await sumIn(dueIn(checkout))
  await checkout.pay()
  await bank.expectOpen()
  await expect(page.getByText(new RegExp(String(due).replace(/\B(?=(\d{3})+$)/g, '\\s?'))).first()).toBeVisible()
  await bank.pay()
  await checkout.expectSuccess()
  expect(await sumIn(checkout.main.getByRole('region', { name: 'Сумма заказа' }).getByRole('definition').last())).toBe(due)
  const number = /order-success\/(\d+)/.exec(page.url())?.[1] ?? ''
  const order = await inOffice(number, (one) => one.status === status)
  expect(order.dueSum).toBe(due * 100)
  return order
}

/** The order as the back office has it, once it is as wanted. */
async function inOffice(number: string, isWanted: (order: OfficeOrder) => boolean): Promise<OfficeOrder> {
  let found: OfficeOrder | undefined
  await expect
    .poll(async () => {
      const { orders } = (await (await fetch(`${SANDBOX_URL}/back-office`)).json()) as { orders: OfficeOrder[] }
      found = orders.find((order) => order.number === number)
      return found !== undefined && isWanted(found)
    })
    .toBe(true)
  return found as OfficeOrder
}

async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeAttached()
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${String(target)}`)
}

test('an electronic certificate alone, by the keyboard: no address, paid, sent, opened by its code [certificates.goods-issued-when-paid]', async ({
  page,
  shop,
  product,
  bag,
  checkout,
  bank,
}) => {
  test.slow()
  await product.open(ELECTRONIC)
  await expect(product.main.getByText('Узнать размер')).toHaveCount(0)
  await expect(product.main.getByText('Вернём', { exact: false })).toHaveCount(0)
  await tabTo(page, product.sizes.first())
  await page.keyboard.press('ArrowDown')
  await expect(product.sizes.nth(1)).toBeChecked()
  await tabTo(page, product.addToBag)
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('bag-count')).toHaveText('1')

  await bag.open()
  await expect(bag.lines).toHaveCount(1)
  await expect(bag.lines.first()).toContainText(/номинал\s5\s000\s₽/)
  await expect(bag.main.getByText('1 сертификат')).toBeVisible()
  expect(await bag.dueSum()).toBe(NOMINAL)

  const to = await contact(checkout)
  await expect(checkout.main.locator('input[name=delivery]')).toHaveCount(1)
  await expect(checkout.delivery(4)).toBeChecked()
  await expect(checkout.address).toHaveCount(0)
  await tabTo(page, recipient(checkout))
  await page.keyboard.type(to)
  await tabTo(page, checkout.main.getByRole('textbox', { name: /Ваши слова/ }))
  await page.keyboard.type('С днём рождения!')
  await tabTo(page, checkout.onward)
  await page.keyboard.press('Enter')
  await expect(checkout.main.getByRole('radio', { name: /Картой онлайн/ })).toBeVisible()
  await expect(checkout.main.getByRole('radio', { name: /При получении/ })).toHaveCount(0)
  expect(await sumIn(dueIn(checkout))).toBe(NOMINAL)

  const order = await paid(page, checkout, bank, 'completed')
  await expect(checkout.main.getByText('Сертификат с кодом ушёл получателю', { exact: false })).toBeVisible()
  expect(order.lines).toMatchObject([{ certificate: 'electronic', quantity: 1, sum: NOMINAL * 100 }])

  const letter = await mailTo(to, '/get-certificate/')
  expect(letter).toContain('С днём рождения!')
  const [, number = ''] = /\b([2-9A-Z]{4}-[2-9A-Z]{4})\b/.exec(letter) ?? []
  const [, code = ''] = /код[^\d]*(\d{4})/i.exec(letter) ?? []
  await shop.open(page, `/get-certificate/${number}`)
  await page.getByRole('main').locator('input[autocomplete=one-time-code]').first().pressSequentially(code)
  await expect(page.getByRole('heading', { level: 1, name: /Анна Петрова/ })).toBeVisible()
  await expect(page.getByRole('main').getByText(/^5\s000\s₽$/)).toBeVisible()
})

test('beside a ring: the draft leaves method 4, the ring goes by courier, the certificate by e-mail [checkout.certificate-type]', async ({
  page,
  shop,
  product,
  bag,
  checkout,
  bank,
}) => {
  test.slow()
  await addCertificate(product, ELECTRONIC)
  const to = await contact(checkout)
  await expect(checkout.delivery(4)).toBeChecked()
  await recipient(checkout).fill(to)
  await checkout.onward.click()

  await product.open((await amplePiece(shop, 'earrings')).url)
  await product.addAndWait()
  await expect(page.getByTestId('bag-count')).toHaveText('2')
  await bag.open()
  await expect(bag.main.getByText('2 товара')).toBeVisible()
  await checkout.open()
  await checkout.page.reload()
  await expect(checkout.delivery(1)).toBeChecked()
  await expect(checkout.delivery(4)).toHaveCount(0)
  await expect(recipient(checkout)).toHaveValue(to)
  await checkout.chooseCourier('Лесная улица, 7')
  await checkout.onward.click()
  const order = await paid(page, checkout, bank, 'paid')
  expect(order.delivery.methodId).toBe(1)
  expect(order.lines.map(({ certificate }) => certificate ?? null).toSorted()).toStrictEqual(['electronic', null])
  await expect(checkout.main.getByText(to)).toBeVisible()
  expect(await mailTo(to, '/get-certificate/')).toMatch(/5\s000\s₽/)
})

test('a printed one is carried: its number and code are in the back office for the envelope', async ({ page, product, checkout, bank }) => {
  test.slow()
  await addCertificate(product, PRINTED)
  await contact(checkout)
  await expect(checkout.delivery(4)).toHaveCount(0)
  await expect(checkout.main.getByText('приедет в конверте', { exact: false })).toBeVisible()
  await expect(recipient(checkout)).toHaveCount(0)
  await checkout.chooseCourier('Лесная улица, 7')
  await checkout.onward.click()
  const { number } = await paid(page, checkout, bank, 'paid')
  const { printed = [], options } = await inOffice(number, (order) => order.printed !== undefined)
  expect(options.certificateType).toBe('printed')
  expect(printed).toMatchObject([{ amount: NOMINAL * 100 }])
  expect(printed[0]?.code).toMatch(/^\d{4}$/)
})
