import type { Locator, Page } from '@playwright/test'
import { LONG } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { consultInOffice, newPhone, textContaining } from '../../machine/servers/sandbox.ts'

const RING = '/catalog/rings/solitaire-aurora-yellow?size=17'
const dialog = (page: Page) => page.getByRole('dialog')
const axe = (page: Page) => violationsOf(page, { within: '[role=dialog]' })

/** Name → where it is opened, and what it says. */
const POPUPS: [name: string, opener: (page: Page) => Locator, heading: RegExp, says: RegExp][] = [
  ['delivery', (page) => page.getByRole('main').getByRole('link', { name: 'Условия' }), /^Доставка: /, /до 16:00/],
  ['shops', (page) => page.getByRole('main').getByRole('link', { name: 'Магазины' }), /^Примерить в магазине$/, /можно забрать/],
  ['instalments', (page) => page.getByRole('main').getByRole('link', { name: 'График' }), /^Четыре платежа/, /Через 6 недель/],
  ['consult', (page) => page.getByRole('main').getByRole('link', { name: 'Позвать' }), /стилистом$/, /Аврора/],
  ['care', (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Уход за украшениями' }), /^Уход/, /Золото/],
  ['warranty', (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Гарантии' }), /^Гарантия$/, /Срок|срок/],
  ['delivery', (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Доставка и оплата' }), /^Доставка: /, /Пункт выдачи/],
  [
    'consult',
    (page) => page.getByRole('navigation', { name: 'Сервис' }).getByRole('link', { name: 'Спросить стилиста' }),
    /стилистом$/,
    /WhatsApp/,
  ],
  ['social', (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Соцсети' }), /соцсетях$/, /VK/],
  ['subscriptions', (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Рассылка' }), /^Новости/, /Почта/],
]

for (const [index, [name, opener, heading, says]] of POPUPS.entries()) {
  const isAgain = POPUPS.findIndex(([other]) => other === name) < index
  test(`${name} opens from its link ${index + 1}, shows its content and restores focus`, isAgain ? LONG : {}, async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open(page, RING)
    const line = opener(page)
    await line.click()
    await expect(dialog(page).getByRole('heading', { name: heading })).toBeVisible()
    await expect(dialog(page)).toContainText(says)
    expect(await axe(page)).toStrictEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(line).toBeFocused()
  })
}

test('a popup link on the product page has an href for new tabs and use without JavaScript', async ({ page, shop }) => {
  await shop.open(page, RING)
  await expect(page.getByRole('main').getByRole('link', { name: 'Условия' })).toHaveAttribute('href', '/dostavka-i-oplata')
})

test('on a phone the stylist popup opens from the menu, and Back closes it', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop.open(page, '/catalog/rings')
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('link', { name: 'Спросить стилиста' }).first().click()
  await expect(dialog(page).getByRole('heading', { name: /стилистом/ })).toBeVisible()
  await page.goBack()
  await expect(dialog(page).getByRole('heading', { name: /стилистом/ })).toBeHidden()
  await expect(page).toHaveURL(/\/catalog\/rings$/)
})

test('choosing another city from the delivery popup updates it', async ({ page, shop }) => {
  await shop.open(page, RING)
  await page.getByRole('main').getByRole('link', { name: 'Условия' }).click()
  await dialog(page).getByRole('button', { name: 'Выбрать другой город' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Казань/ })
    .click()
  await expect(dialog(page).getByRole('heading', { name: 'Доставка: Казань' })).toBeVisible()
  await expect(dialog(page)).toContainText('Пункт выдачи')
})

test('a stylist request is validated, confirmed by text message and reaches the back office', async ({ page, shop }) => {
  const phone = newPhone('ru')
  await shop.open(page, RING)
  await page.getByRole('main').getByRole('link', { name: 'Позвать' }).click()
  const form = dialog(page)
  await form.getByRole('button', { name: 'Позвать стилиста' }).click()
  await expect(form.getByText('Нужно согласие на обработку данных')).toBeVisible()
  await form.getByRole('radio', { name: 'Видео' }).check()
  await form.getByRole('combobox', { name: 'Когда' }).selectOption({ index: 3 })
  await form.getByRole('textbox', { name: 'Имя' }).fill('Мария')
  await form.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Позвать стилиста' }).click()
  await expect(form.getByRole('heading', { name: 'Стилист уже знает' })).toBeFocused()
  expect(await axe(page)).toStrictEqual([])
  expect(await textContaining(phone, 'стилист')).toMatch(/пришлёт ссылку на видеозвонок .+ по Москве/)
  const told = await consultInOffice(phone)
  expect(told).toMatchObject({ way: 'video', contact: { name: 'Мария' } })
  expect(told.pieceUrl).toContain('/catalog/rings/solitaire-aurora-yellow')
})
