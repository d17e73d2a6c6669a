import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { mailTo } from '../../machine/servers/sandbox.ts'

const SUPPORT = 'care@zlata.example'
const form = (page: Page, name = 'Написать нам') => page.getByRole('form', { name })

test('a message reaches support exactly as typed, and its sender gets a receipt', async ({ page, shop }) => {
  const email = `writer${Date.now()}@mail.example`
  const message = `Можно ли оплатить 50 % & <b>{бонусами}</b> [#1]? ${email}`
  await shop.open(page, '/contacts')
  await form(page).getByLabel('О чём вы пишете').selectOption('order')
  await form(page).getByLabel('Имя').fill('Анна')
  await form(page).getByLabel('Телефон или почта').fill(email)
  await form(page).getByLabel('Сообщение').fill(message)
  await form(page).getByRole('checkbox').check()
  await form(page).getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('heading', { name: 'Спасибо за отзыв' })).toBeFocused()
  const words = await page.getByText(/^Номер обращения — /).textContent()
  const number = /[\dA-F]{8}/.exec(words ?? '')?.[0] ?? 'none'
  expect(await mailTo(SUPPORT, message)).toContain(`Обращение ${number}: Заказ и доставка`)
  expect(await mailTo(email)).toContain(`Мы получили ваше обращение ${number}`)
})

test('an empty form shows an error for each field and sends no request', async ({ page, shop }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/backend/feedback') && calls.push(request.method()))
  await shop.open(page, '/contacts')
  // Its code comes when the shopper does.
  await form(page).scrollIntoViewIfNeeded()
  await form(page).getByRole('button', { name: 'Отправить' }).click()
  await expect(form(page).getByLabel('О чём вы пишете')).toBeFocused()
  await expect(form(page).getByLabel('Сообщение')).toHaveAccessibleDescription('Поле не заполнено')
  await expect(form(page).getByRole('checkbox')).toHaveAccessibleDescription('Нужно согласие на обработку данных')
  expect(calls).toStrictEqual([])
})

test('a row in the shop list beside the map links to that shop', async ({ page, shop }) => {
  await shop.open(page, '/contacts')
  const list = page.getByRole('list', { name: 'Магазины' })
  await list.getByRole('link', { name: /^Атриум/ }).click()
  await expect(page).toHaveURL(/\/shops\?shop=4$/)
  await expect(page.locator('details[open]').filter({ hasText: 'Атриум' })).toBeVisible()
})

test.describe('on the international storefront', () => {
  test.use({ host: 'com' })

  test('the confirmation and its email are in English', async ({ page, shop }) => {
    const email = `abroad${Date.now()}@mail.example`
    await shop.open(page, '/contacts')
    const english = form(page, 'Write to us')
    await english.getByLabel('What it is about').selectOption('piece')
    await english.getByLabel('Name').fill('Anna')
    await english.getByLabel('Phone or email').fill(email)
    await english.getByLabel('Message').fill('Is the ring made in white gold?')
    await english.getByRole('checkbox').check()
    await english.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you for your feedback' })).toBeFocused()
    expect(await mailTo(email)).toContain('We have received your message')
  })
})
