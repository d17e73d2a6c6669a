import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { amplePiece } from '../../machine/catalogue.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

/** A gift certificate of the demo shop. */
const CERTIFICATE = '7K2M-9QXD'

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page, shop, product }) => {
  await product.open((await amplePiece(shop, 'earrings')).url)
  await product.addAndWait()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
})

test('after an abandoned checkout the icon and /cart open the bag, which offers to continue [checkout.restored-on-reload]', async ({
  page,
  shop,
  chrome,
  checkout,
  bag,
}) => {
  await checkout.open()
  await page.reload()
  await expect(checkout.fio).toBeVisible()

  await shop.open(page, '/catalog')
  await page.reload()
  await chrome.bagLink.click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(bag.lines).toHaveCount(1)

  await checkout.open()
  await shop.open(page, '/cart')
  await expect(bag.lines).toHaveCount(1)
  await bag.main.getByRole('link', { name: 'Продолжить оформление' }).click()
  await expect(checkout.fio).toBeVisible()
})

test('going back twice from the bank shows the unpaid order in the bag, the header and /payment', async ({
  page,
  shop,
  checkout,
  bank,
  bag,
}) => {
  test.slow()
  const phone = newPhone('ru')
  await shop.open(page, '/cart')
  await bag.main.getByRole('link', { name: /оформ/i }).filter({ visible: true }).first().click()
  await checkout.fillContact({ fio: 'Анна Петрова', email: `shopper${phone.slice(-7)}@example.com`, phone })
  await checkout.confirmPhone(phone)
  await checkout.onward.click()
  await checkout.chooseShop()
  await checkout.onward.click()
  await checkout.pay()
  await bank.expectOpen()

  await page.goBack()
  const heading = page.getByRole('heading', { level: 1, name: /ждёт оплаты/i })
  await expect(heading).toBeInViewport()

  await page.goBack()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('heading', { name: 'В корзине пока пусто' })).toBeInViewport()
  const pay = bag.main.getByRole('link', { name: /^оплатить заказ/i })
  await expect(pay).toBeInViewport()
  const sign = page.getByTestId('unpaid-order')
  await expect(sign).toHaveAccessibleName(/^Оплатить заказ \d{3}-\d{4}$/)
  const logo = page.getByRole('banner').getByRole('link', { name: /на главную/i })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const [mark, icon] = await Promise.all([logo.boundingBox(), sign.boundingBox()])
    expect((icon?.x ?? 0) - ((mark?.x ?? 0) + (mark?.width ?? 0))).toBeGreaterThanOrEqual(8)
  }
  await pay.click()
  await expect(heading).toBeVisible()

  await shop.open(page, '/catalog')
  await page.getByTestId('unpaid-order').click()
  await expect(heading).toBeVisible()
  await shop.open(page, '/payment')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^оплатить/i })
    .click()
  await bank.pay()
  await checkout.expectSuccess()
  await expect(page.getByTestId('unpaid-order')).toHaveCount(0)
})

/** Two boxes on screen share no pixel. */
async function expectApart(one: Locator, other: Locator) {
  await expect(async () => {
    const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
    if (!a || !b) throw new Error('both are on screen')
    expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true)
  }).toPass({ timeout: 5000 })
}

test('below a small bag the shopper finds what goes with it', async ({ page, bag }) => {
  await bag.open()
  await expect(bag.lines).toHaveCount(1)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const card = page.getByRole('region', { name: 'Подойдёт к этому' }).getByTestId('product-card').first()
  await expect(card).toBeVisible()
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/catalog\/\w+\/[\w-]+$/)
})

test('the Undo message does not cover the checkout link', async ({ page, shop, product, bag }) => {
  for (const category of ['necklaces', 'bracelets']) {
    await product.open((await amplePiece(shop, category)).url)
    await product.addAndWait()
    await expect(page.getByTestId('bag-count')).toHaveText(category === 'necklaces' ? '2' : '3')
  }
  // So small that the way on stays at the foot of the window.
  await page.setViewportSize({ width: 390, height: 480 })
  await bag.open()
  const onward = bag.main.locator('[data-on]').getByRole('link', { name: 'Оформить' })
  await expect(onward).toBeInViewport()
  await bag.remove(bag.lines.first()).click()
  await expect(bag.undo).toBeVisible()
  await expect(bag.lines).toHaveCount(2)
  await expectApart(bag.undo.locator('..'), onward)
})

test('on a phone the certificate fields do not overlap, show the whole number and start without an error', async ({ checkout }) => {
  await checkout.open()
  await checkout.main.locator('details summary').first().click()
  const number = checkout.main.getByRole('textbox', { name: 'Промокод или сертификат' }).filter({ visible: true })
  await number.fill(CERTIFICATE)
  await number.press('Enter')
  const digits = checkout.main.getByRole('textbox', { name: 'Четыре цифры с сертификата' }).filter({ visible: true })
  await expect(digits).toBeFocused()
  await expect(digits).not.toHaveAttribute('aria-invalid', 'true')
  await expectApart(number, digits)
  const labelOf = (words: string) => checkout.main.getByText(words).filter({ visible: true })
  await expectApart(labelOf('Промокод или сертификат'), labelOf('Четыре цифры с сертификата'))
  expect(await number.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true)
})
