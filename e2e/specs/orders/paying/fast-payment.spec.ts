import { expect, test } from '../../../fixtures.ts'
import { amplePiece } from '../../../machine/catalogue.ts'
import { violationsOf } from '../../../machine/checks/accessible.ts'
import { newPhone } from '../../../machine/servers/sandbox.ts'
import { BankPage } from '../../../pages/bank.ts'

test('at a computer a fast payment is a QR code: the phone pays, and the computer follows by itself [payment.fast-by-qr]', async ({
  page,
  shop,
  product,
  checkout,
  newBrowser,
  trouble,
}) => {
  test.slow()
  // The phone comes back from the bank without the session that the order belongs to.
  trouble.expect(/404 .*\/order\/\d+\/payment/)
  const phone = newPhone('ru')
  await product.open((await amplePiece(shop, 'men')).url)
  await product.addToBag.click()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
  await checkout.open()
  await checkout.fillContact({ fio: 'Анна Петрова', email: `fast${phone.slice(-7)}@example.com`, phone })
  await checkout.confirmPhone(phone)
  await checkout.onward.click()
  await checkout.chooseShop()
  await checkout.onward.click()
  await page.getByRole('radio', { name: /Система быстрых платежей|СБП/ }).check({ force: true })
  await checkout.pay()
  await expect(page.getByRole('img', { name: /^QR-код для оплаты заказа/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /по QR-коду$/ })).toBeVisible()
  expect(await violationsOf(page)).toStrictEqual([])
  const url = (await page.getByRole('link', { name: 'Оплатить на этом компьютере' }).getAttribute('href')) ?? ''

  const handset = await (await newBrowser()).newPage()
  await handset.goto(url)
  const bank = new BankPage(handset)
  await bank.decline()
  await expect(page.getByRole('heading', { level: 1, name: 'Банк не подтвердил оплату' })).toBeVisible()
  await page.getByRole('button', { name: /^Оплатить/ }).click()
  const again = page.getByRole('link', { name: 'Оплатить на этом компьютере' })
  await expect(again).toBeVisible()
  await handset.goto((await again.getAttribute('href')) ?? '')
  await bank.pay()
  await expect(handset.getByText('вернитесь к нему', { exact: false })).toBeVisible()
  await checkout.expectSuccess()
})
