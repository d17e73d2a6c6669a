import { expect, test } from '../../fixtures.ts'
import { amplePiece } from '../../machine/catalogue.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

test.slow()

test('an address by the keyboard, an evening of a later day, left at the door: until the thanks by the first name [delivery.chosen-slot] [checkout.nearest-street] [orders.greeted-by-first-name]', async ({
  page,
  shop,
  product,
  checkout,
  bank,
  bag,
}) => {
  await product.open((await amplePiece(shop, 'brooches')).url)
  await product.addAndWait()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
  const phone = newPhone('ru')
  await checkout.open()
  await checkout.fillContact({ fio: 'пЕТРОВА аННА', email: `shopper${phone.slice(-7)}@example.com`, phone })
  await checkout.confirmPhone(phone)
  await checkout.onward.click()

  // The street of that name stands before a longer one, and the number is its house.
  await checkout.address.pressSequentially('тверская 12')
  await expect(checkout.main.getByRole('option').first()).toHaveText('Тверская улица, 12')
  await checkout.address.fill('')

  await checkout.address.pressSequentially('лесная ул 7')
  await expect(checkout.main.getByRole('option', { name: 'Лесная улица, 7', exact: true })).toBeVisible()
  await checkout.address.press('ArrowDown')
  await checkout.address.press('Enter')
  await expect(checkout.address).toHaveValue('Лесная улица, 7')
  await expect(checkout.address).toBeFocused()
  await checkout.main.locator('input[name=apartment]').fill('5')

  const sums = checkout.main.getByRole('complementary').locator('dl')
  await checkout.main.locator('input[name=delivery_hours][value=exact]').check({ force: true })
  await checkout.main.getByRole('textbox', { name: 'Во сколько' }).pressSequentially('1430')
  await checkout.main.getByRole('textbox', { name: 'Во сколько' }).blur()
  await expect(sums.getByText(/Курьер, час на выбор: 490/)).toBeVisible()

  await checkout.main.locator('input[name=delivery_day]').nth(2).check({ force: true })
  await checkout.main.locator('input[name=delivery_hours][value="19:00-22:00"]').check({ force: true })
  await expect(sums.getByText('Курьер', { exact: true })).toBeVisible()
  await checkout.main.getByRole('checkbox', { name: 'Оставить у двери' }).check({ force: true })

  await checkout.onward.click()
  await bag.open()
  await checkout.open()
  await expect(checkout.main.getByRole('region', { name: 'Доставка' })).toContainText(/19:00\u2060–\u206022:00/)
  await expect(checkout.main.getByRole('radio', { name: /^Картой онлайн/ })).toBeVisible()
  await expect(checkout.main.getByRole('radio', { name: /^При получении/ })).toHaveCount(0)
  await checkout.pay()
  await bank.pay()
  await checkout.expectSuccess()
  await expect(checkout.main.getByRole('heading', { level: 1 })).toHaveText('Спасибо, Анна')
  await expect(checkout.main).toContainText('Курьер, оставит у двери')
  await expect(checkout.main).toContainText(/19:00\u2060–\u206022:00/)
})
