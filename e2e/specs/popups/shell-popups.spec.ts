import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { consultInOffice, newPhone, textContaining } from '../../machine/servers/sandbox.ts'

const RING = '/catalog/rings/solitaire-aurora-yellow?size=17'
const dialog = (page: Page) => page.getByRole('dialog')
const axe = (page: Page) => violationsOf(page, { within: '[role=dialog]' })

type Link = [opener: (page: Page) => Locator, heading: RegExp, says: RegExp]
const inMain = (name: string) => (page: Page) => page.getByRole('main').getByRole('link', { name })
const inFooter = (name: string) => (page: Page) => page.getByRole('contentinfo').getByRole('link', { name })
const inServices = (name: string) => (page: Page) => page.getByRole('navigation', { name: 'Сервис' }).getByRole('link', { name })

/** Where popups are opened, and what they say. */
const LINKS: Record<string, Link[]> = {
  'the product page': [
    [inMain('Условия доставки'), /^Доставка: /, /до 16:00/],
    [inMain('Магазины'), /^Примерить в магазине$/, /можно забрать/],
    [inMain('График'), /^Четыре платежа/, /Через 6 недель/],
    [inMain('Позвать'), /стилистом$/, /Аврора/],
  ],
  'the header and the footer': [
    [inServices('Спросить стилиста'), /стилистом$/, /WhatsApp/],
    [inFooter('Уход за украшениями'), /^Уход/, /Золото/],
    [inFooter('Гарантии'), /^Гарантия$/, /Срок|срок/],
    [inFooter('Доставка и оплата'), /^Доставка: /, /Пункт выдачи/],
    [inFooter('Соцсети'), /соцсетях$/, /VK/],
    [inFooter('Рассылка'), /^Новости/, /Почта/],
  ],
}

for (const [where, links] of Object.entries(LINKS)) {
  test(`popups open from the links of ${where}, show their content and restore focus`, async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await shop.open(page, RING)
    for (const [opener, heading, says] of links) {
      const line = opener(page)
      await line.click()
      await expect(dialog(page).getByRole('heading', { name: heading })).toBeVisible()
      await expect(dialog(page)).toContainText(says)
      expect(await axe(page)).toStrictEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toBeHidden()
      await expect(line).toBeFocused()
    }
  })
}

test('a popup link on the product page has an href for new tabs and use without JavaScript', async ({ page, shop }) => {
  await shop.open(page, RING)
  await expect(page.getByRole('main').getByRole('link', { name: 'Условия доставки' })).toHaveAttribute('href', '/dostavka-i-oplata')
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
  await page.getByRole('main').getByRole('link', { name: 'Условия доставки' }).click()
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
  const line = page.getByRole('main').getByRole('link', { name: 'Позвать' })
  await line.scrollIntoViewIfNeeded()
  // Until its widget takes over near the window, the link leads to a page.
  await expect(page.locator('[data-area="widget/product-facts"][data-live]')).toBeAttached()
  await line.click()
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

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`at ${width} px the list of cities goes on to the end of the popup, and scrolls to its last city`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height })
    await shop.open(page, '/dostavka-i-oplata')
    await page.getByRole('button', { name: 'Выбрать другой город' }).click()
    const cities = dialog(page).getByRole('list', { name: 'Города' })
    await expect(cities.getByRole('button').first()).toBeVisible()
    const ends = await cities.evaluate((list) =>
      [list, list.closest('[role=dialog]')].map((box) => Math.round(box?.getBoundingClientRect().bottom ?? 0)),
    )
    expect(ends[0]).toBe(ends[1])
    await page.keyboard.press('Shift+Tab')
    const last = cities.getByRole('button').last()
    await expect(last).toBeFocused()
    // The fade at the end of the list lies below it.
    const room = await last.evaluate(
      (city) => (city.closest('ul')?.getBoundingClientRect().bottom ?? 0) - city.getBoundingClientRect().bottom,
    )
    expect(room).toBeGreaterThanOrEqual(40)
  })
