import { expect, test } from '../fixtures.ts'
import { amplePiece } from '../machine/catalogue.ts'
import { newPhone } from '../machine/sandbox.ts'

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page, shop, product }) => {
  await product.open((await amplePiece(shop, 'earrings')).url)
  await product.addToBag.click()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
})

test('after a checkout that was left, the icon and /cart open the bag, which offers to continue', async ({
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

test('who goes back from the bank twice is told of the unpaid order by the bag, the header and /payment', async ({
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
  await expect(page.getByTestId('unpaid-order')).toHaveAccessibleName(/^Заказ \d{3}-\d{4} ждёт оплаты$/)
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
