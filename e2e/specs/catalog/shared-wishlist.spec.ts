import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

const gives = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Подарю это/ })

test('a wishlist is shared by its link, and a friend gives a piece without its owner seeing which [favorites.gift-is-a-surprise]', async ({
  page,
  shop,
  signIn,
  newBrowser,
  trouble,
}) => {
  test.slow()
  await shop.open(page, '/catalog/earrings')
  const hearts = page.getByRole('main').getByRole('button', { name: /^В избранное/ })
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  await shop.open(page, '/wishlist')
  await page.getByRole('button', { name: 'Поделиться списком' }).click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Войти' }).click()
  await signIn.confirmPhone(newPhone('ru'))
  await signIn.fillName(['Анна', 'Петрова'])
  await signIn.consent()
  await expect(popup.getByRole('textbox', { name: 'Название' })).toHaveValue('Список желаний: Анна')
  await popup.getByRole('textbox', { name: /^Повод/ }).fill('День рождения, 12 декабря')
  await page.keyboard.press('Enter')
  const link = await popup.getByText(/\/wishlist\//).textContent()
  const path = `/wishlist/${link?.split('/wishlist/')[1] ?? ''}`
  expect(await violationsOf(page)).toStrictEqual([])

  const friend = await (await newBrowser()).newPage()
  await shop.open(friend, path)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Список желаний: Анна')
  await expect(friend.getByText('День рождения, 12 декабря')).toBeVisible()
  await expect(gives(friend)).toHaveCount(2)
  await gives(friend).first().click()
  await expect(friend.getByText('Дарите вы')).toBeVisible()
  expect(await violationsOf(friend)).toStrictEqual([])
  await friend.reload()
  await expect(friend.getByText('Дарите вы')).toBeVisible()

  const another = await (await newBrowser()).newPage()
  await shop.open(another, path)
  await expect(another.getByText('Это уже подарят')).toBeVisible()
  await expect(gives(another)).toHaveCount(1)

  await shop.open(page, path)
  await expect(page.getByText('пусть будет сюрприз')).toBeVisible()
  await expect(gives(page)).toHaveCount(0)
  await expect(page.getByText('Это уже подарят')).toBeHidden()

  await shop.open(page, '/wishlist')
  await page.getByRole('button', { name: 'Поделиться списком' }).click()
  await popup.getByRole('button', { name: 'Закрыть доступ' }).click()
  await popup.getByRole('button', { name: 'Да, закрыть' }).click()
  await expect(popup.getByRole('button', { name: 'Получить ссылку' })).toBeVisible()
  trouble.expect(/404/)
  await friend.goto(shop.at(path))
  await expect(friend.getByRole('heading', { level: 1 })).not.toHaveText('Список желаний: Анна')
})
