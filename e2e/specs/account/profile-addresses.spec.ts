import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { somePiece } from '../../machine/catalogue.ts'
import { signInAnew } from '../../machine/people/registered.ts'

const HOME = 'Москва, Лесная улица, 7'
const OFFICE = 'Москва, Цветной бульвар, 15'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

async function addAddress(page: Page, line: string, apartment: string) {
  const addresses = part(page, 'Адреса доставки')
  await addresses.getByRole('button', { name: 'Добавить адрес' }).click()
  await expect(addresses.getByLabel('Город, улица, дом')).toBeFocused()
  await addresses.getByLabel('Город, улица, дом').fill(line)
  await addresses.getByLabel('Квартира').fill(apartment)
  await addresses.getByRole('button', { name: 'Сохранить' }).click()
  await expect(row(page, line)).toBeVisible()
}

test.beforeEach(async ({ page, shop, context }) => {
  await signInAnew(shop, context)
  await shop.open(page, '/profile?section=personalData')
})

test('addresses are saved, one is the default, and checkout offers them', async ({ page, shop, product, checkout }) => {
  test.slow()
  await addAddress(page, HOME, '12')
  await addAddress(page, OFFICE, '301')
  await expect(row(page, HOME).getByText('основной')).toBeVisible()
  await page.getByRole('button', { name: `Сделать основным: ${OFFICE}` }).click()
  await expect(row(page, OFFICE).getByText('основной')).toBeVisible()
  await page.reload()
  await expect(row(page, OFFICE).getByText('основной')).toBeVisible()
  await page.getByRole('button', { name: `Удалить: ${HOME}` }).click()
  await expect(row(page, HOME)).toHaveCount(0)
  await page.getByRole('button', { name: 'Вернуть' }).click()
  await expect(row(page, HOME)).toContainText('квартира 12')

  await shop.open(page, (await somePiece(shop)).url)
  const added = page.waitForResponse(/cart\/add/)
  await product.main.getByTestId('add-to-bag').first().click()
  await added
  await checkout.open()
  await checkout.email.fill('anna@mail.example')
  await checkout.main.getByRole('button', { name: /^далее/i }).click()
  await checkout.delivery(1).check({ force: true })
  await expect(checkout.address).toHaveValue(OFFICE)
  await checkout.main.getByLabel('Сохранённый адрес').selectOption({ label: `${HOME}, кв. 12` })
  await expect(checkout.address).toHaveValue(HOME)
  await expect(checkout.main.locator('input[name=apartment]')).toHaveValue('12')
})

test('sizes are saved for the shopper and for somebody else', async ({ page }) => {
  const sizes = part(page, 'Размеры')
  await sizes.getByRole('button', { name: 'Добавить мои размеры' }).click()
  await sizes.getByLabel('Кольцо').selectOption({ label: '16,5' })
  await sizes.getByLabel('Браслет').selectOption({ label: '18 см' })
  await sizes.getByRole('button', { name: 'Сохранить' }).click()
  await expect(row(page, 'Мои размеры')).toContainText('кольцо 16,5, браслет 18 см')
  await sizes.getByRole('button', { name: 'Добавить размеры близких' }).click()
  await sizes.getByLabel('Чьи размеры').fill('Мама')
  await sizes.getByLabel('Кольцо').selectOption({ label: '17' })
  await sizes.getByRole('button', { name: 'Сохранить' }).click()
  await expect(row(page, 'Мама')).toContainText('кольцо 17')
  await page.reload()
  await page.getByRole('button', { name: 'Изменить: Мама' }).click()
  await sizes.getByLabel('Цепь').selectOption({ label: '45 см' })
  await sizes.getByRole('button', { name: 'Сохранить' }).click()
  await expect(row(page, 'Мама')).toContainText('кольцо 17, цепь 45 см')
  expect(await violationsOf(page)).toStrictEqual([])
})
