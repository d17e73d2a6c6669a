import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'

// Every violation of the document's policy, and every error, fails the test by its fixture `trouble`.

const map = (page: Page, name: string | RegExp) => page.getByRole('group', { name })

test('the shop map opens without CSP violations and stays in sync with the list', async ({ page, shop }) => {
  await shop.open(page, '/shops')
  const list = page.getByRole('list', { name: 'Список магазинов' })
  await expect(list.getByRole('group').first()).toHaveAttribute('open', '')
  const shops = map(page, 'Карта магазинов')
  await shops.scrollIntoViewIfNeeded()
  await expect(shops.getByRole('button', { name: /^Цветной,/ })).toHaveAttribute('aria-current', 'true')
  await shops.getByRole('button', { name: /^Авиапарк,/ }).click()
  await expect(list.getByText('метро «ЦСКА», 5 минут')).toBeVisible()
  expect(await violationsOf(page)).toStrictEqual([])
})

test('the map works with the keyboard only', async ({ page, shop }) => {
  await shop.open(page, '/shops')
  const shops = map(page, 'Карта магазинов')
  await shops.scrollIntoViewIfNeeded()
  await shops.getByRole('button', { name: /^Патрики,/ }).focus()
  await page.keyboard.press('Enter')
  await expect(shops.getByRole('button', { name: /^Патрики,/ })).toHaveAttribute('aria-current', 'true')
  await shops.getByRole('button', { name: 'Ближе' }).press('Enter')
  await expect(page.getByText('метро «Маяковская», 8 минут')).toBeVisible()
})

test('pickup points are listed, and their map clusters split on click', async ({ page, shop }) => {
  await shop.open(page, '/dostavka-i-oplata')
  await page.getByRole('heading', { name: 'Пункты выдачи' }).scrollIntoViewIfNeeded()
  await expect(page.getByText(/Показаны 6 из \d+/)).toBeVisible()
  const points = map(page, 'Карта пунктов выдачи')
  const groups = points.getByRole('button', { name: /рядом, приблизить/ })
  await expect(groups.first()).toBeVisible()
  const before = await groups.first().getAttribute('aria-label')
  await groups.first().click()
  await expect(groups.first()).not.toHaveAttribute('aria-label', before ?? '')
  expect(await violationsOf(page)).toStrictEqual([])
})

test('choosing another city updates the delivery page and survives a reload', async ({ page, shop, chrome }) => {
  await shop.open(page, '/dostavka-i-oplata')
  await expect(page.getByRole('heading', { name: 'Доставка: Москва' })).toBeVisible()
  await page.getByRole('button', { name: 'Выбрать другой город' }).click()
  const popup = page.getByRole('dialog', { name: 'Где вы' })
  await popup.getByRole('searchbox', { name: 'Город' }).fill('казан')
  await popup.getByRole('button', { name: /^Казань/ }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Доставка: Казань' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Доставка: Казань' })).toBeVisible()
  await expect(page.getByTestId('place').first()).toContainText('Казань')
  await expect(chrome.header).toBeVisible()
})

test('choosing another country leads to its domain with its city and prices', async ({ page, shop }) => {
  await shop.open(page, '/dostavka-i-oplata')
  await page.getByRole('button', { name: 'Выбрать другой город' }).click()
  const popup = page.getByRole('dialog', { name: 'Где вы' })
  await popup.getByRole('combobox').selectOption('KZ')
  await expect(popup.getByText(/Корзина и адрес останутся здесь/)).toBeVisible()
  await popup.getByRole('button', { name: 'Алматы' }).click()
  await expect(page).toHaveURL(/shop\.com\.localhost:\d+\/delivery$/)
  await expect(page.getByTestId('place').first()).toContainText('Almaty, Kazakhstan')
  await expect(page.getByRole('heading', { name: 'Delivery: Almaty' })).toBeVisible()
  await expect(page.getByText('$18')).toBeVisible()
})

test('a stored country of the other domain redirects there once, with that country', async ({ page, shop, context }) => {
  await shop.open(page, '/dostavka-i-oplata')
  await context.addCookies([{ name: 'country', value: 'KZ', url: page.url() }])
  await page.reload()
  await expect(page).toHaveURL(/shop\.com\.localhost:\d+\/delivery$/)
  await expect(page.getByTestId('place').first()).toContainText('Kazakhstan')
})
