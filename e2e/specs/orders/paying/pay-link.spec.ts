import { expect, test } from '../../../fixtures.ts'
import { amplePiece } from '../../../machine/catalogue.ts'
import { violationsOf } from '../../../machine/checks/accessible.ts'
import { newPhone } from '../../../machine/servers/sandbox.ts'
import { BankPage } from '../../../pages/bank.ts'

test('an order is paid by somebody else by its link: the owner’s page says so, and the link is over [payment.by-link]', async ({
  page,
  shop,
  product,
  checkout,
  bank,
  newBrowser,
}) => {
  test.slow()
  const piece = await amplePiece(shop, 'men')
  const phone = newPhone('ru')
  await product.open(piece.url)
  await product.addToBag.click()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
  await checkout.open()
  await checkout.fillContact({ fio: 'Анна Петрова', email: `owner${phone.slice(-7)}@example.com`, phone })
  await checkout.confirmPhone(phone)
  await checkout.onward.click()
  await checkout.chooseShop()
  await checkout.onward.click()
  await checkout.pay()
  await bank.expectOpen()
  await page.getByRole('link', { name: /Вернуться в.магазин без оплаты/ }).click()
  await expect(page).toHaveURL(/\/payment\?order=\d+/)
  await page.getByRole('button', { name: 'Попросить оплатить' }).click()
  const popup = page.getByRole('dialog', { name: 'Попросить оплатить' })
  const link = `http://${(await popup.getByText(/\/pay\/[\w-]{43}$/).textContent()) ?? ''}`
  expect(await violationsOf(page, { within: '[role=dialog]' })).toStrictEqual([])

  const friend = await (await newBrowser()).newPage()
  await friend.goto(link)
  await expect(friend.getByRole('heading', { level: 1, name: 'Вас просят оплатить заказ' })).toBeVisible()
  await expect(friend.getByRole('list', { name: 'Что в заказе' })).toContainText(piece.name)
  await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await violationsOf(friend)).toStrictEqual([])
  const said = await friend.content()
  for (const secret of ['Петрова', phone, phone.slice(-7)]) expect(said, 'payment.link-tells-no-person').not.toContain(secret)

  // A surprise.
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/pay-link') && answer.request().method() === 'POST')
  await popup.getByRole('checkbox', { name: /это сюрприз/ }).check({ force: true })
  expect((await kept).ok()).toBe(true)
  await expect(popup.getByRole('checkbox', { name: /это сюрприз/ })).toBeChecked()
  await friend.reload()
  await expect(friend.getByText('Что внутри, пока секрет', { exact: false })).toBeVisible()
  expect(await friend.content()).not.toContain(piece.name)

  await friend.getByRole('button', { name: 'Оплатить картой' }).click()
  const theirs = new BankPage(friend)
  await theirs.decline()
  await expect(friend.getByText('Деньги не списаны', { exact: false })).toBeVisible()
  await friend.getByRole('button', { name: 'Оплатить через СБП' }).click()
  await theirs.pay()
  await expect(friend.getByRole('heading', { level: 1, name: 'Заказ оплачен' })).toBeVisible()
  await expect(friend.getByText('Чек получит тот, кто оформил заказ', { exact: false })).toBeVisible()
  await expect(friend.getByText(piece.name)).toHaveCount(0)

  // The owner's page follows by itself.
  await checkout.expectSuccess()
  await expect(page.getByText('За вас заплатили по ссылке')).toBeVisible()
})
