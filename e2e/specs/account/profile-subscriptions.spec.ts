import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { signInAnew } from '../../machine/people/registered.ts'
import { mailContaining, newPhone } from '../../machine/servers/sandbox.ts'

const SECTION = '/profile?section=subscriptionsData'

/** What other pages ask of the API in the shopper's name. */
const posted = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ({ url, text }) => {
      const { csrfToken } = (await (await fetch('/backend/token')).json()) as { csrfToken: string }
      const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken }
      return (await fetch(url, { method: 'POST', headers, body: text })).status
    },
    { url: `/backend${path}`, text: JSON.stringify(body) },
  )
const row = (page: Page, words: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: words })

test.beforeEach(async ({ shop, context }) => {
  await signInAnew(shop, context)
})

test('newsletters require a confirmed email address, and every consent is kept as given', async ({ page, shop }) => {
  test.slow()
  const email = `news${newPhone('ru').slice(-9)}@mail.example`
  await shop.open(page, SECTION)
  const offers = page.getByRole('group', { name: 'Скидки и предложения' })
  await expect(offers.getByRole('checkbox', { name: 'Письма' })).toBeDisabled()
  await offers.getByRole('checkbox', { name: 'СМС' }).check()
  await expect(page.getByRole('status').filter({ hasText: 'Подписка изменена' })).toBeVisible()
  await expect(offers).toContainText('Вы согласились: СМС')

  await page.getByRole('link', { name: 'Открыть личные данные' }).click()
  await page.getByRole('textbox', { name: /^Почта/ }).fill(email)
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await page.getByRole('button', { name: 'Получить код на почту' }).click()
  const { code } = await mailContaining(email, 'Подтвердите почту')
  const codeField = page.getByRole('main').locator('input[autocomplete=one-time-code]')
  await codeField.pressSequentially(code ?? '')
  await expect(codeField).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('link', { name: 'Подписки и уведомления' }).click()
  await offers.getByRole('checkbox', { name: 'Письма' }).check()
  await expect(offers).toContainText('Письма — ')
  await page.reload()
  await expect(offers.getByRole('checkbox', { name: 'Письма' })).toBeChecked()
  await expect(offers.getByRole('checkbox', { name: 'СМС' })).toBeChecked()
  await expect(offers.getByRole('checkbox', { name: 'Push' })).toHaveCount(0)
})

test('saved searches and alerts are listed, renamed and removed', async ({ page, shop }) => {
  const email = `news${newPhone('ru').slice(-9)}@mail.example`
  await shop.open(page, SECTION)
  expect(await posted(page, '/profile/update', { email })).toBe(200)
  expect(await posted(page, '/profile/searches', { url: '/catalog/rings?metal=yellow', name: 'Золото' })).toBe(200)
  await shop.open(page, '/catalog/brooches/brooch-star-silver')
  await page.getByRole('button', { name: 'Сообщить, когда появится' }).click()
  await expect(page.getByRole('dialog').getByLabel('Почта')).toHaveValue(email)
  await page.getByRole('dialog').getByRole('button', { name: 'Сообщить', exact: true }).click()
  await expect(page.getByRole('dialog').getByText('Подтвердите адрес')).toBeFocused()
  await page.getByRole('dialog').getByRole('link', { name: 'в профиле' }).click()

  await page.getByRole('button', { name: 'Переименовать: Золото' }).click()
  await page.getByLabel('Название поиска').fill('Для мамы')
  await page.getByLabel('Название поиска').press('Enter')
  await expect(page.getByRole('button', { name: 'Переименовать: Для мамы' })).toBeFocused()
  await row(page, 'Для мамы').getByRole('checkbox').uncheck()
  await expect(row(page, 'Для мамы').getByRole('checkbox')).not.toBeChecked()
  expect(await violationsOf(page)).toStrictEqual([])

  await expect(row(page, 'Полярная звезда')).toContainText(`Подтвердите по ссылке из письма на ${email}`)
  await page.getByRole('button', { name: /^Удалить: Брошь/ }).click()
  await expect(row(page, 'Полярная звезда')).toHaveCount(0)
  await page.getByRole('link', { name: 'Для мамы' }).click()
  await expect(page).toHaveURL(/\/catalog\/rings\?metal=yellow$/)
})
