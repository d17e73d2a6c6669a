import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { newPhone, textContaining } from '../../machine/servers/sandbox.ts'

const axe = (page: Page) => violationsOf(page, { within: '#booking' })

/** The part of the page that books, taken over by the browser: its days are there. */
async function bookingOn(page: Page): Promise<Locator> {
  const area = page.locator('#booking')
  await area.scrollIntoViewIfNeeded()
  await expect(area.getByRole('grid')).toBeVisible()
  return area
}
/** Near the end of a month its free days run out: those of the next are counted on. */
async function chooseFreeDay(area: Locator, index: number) {
  const days = area.getByRole('grid').locator('button:not([aria-disabled])')
  await expect(days.first()).toBeVisible()
  const inMonth = await days.count()
  if (inMonth <= index) await area.getByRole('button', { name: 'Следующий месяц' }).click()
  await days.nth(inMonth > index ? index : index - inMonth).click()
}
const times = (area: Locator) => area.getByRole('group', { name: 'Время' }).getByRole('radio')

async function fill(area: Locator, phone: string, name = 'Мария') {
  await area.getByRole('textbox', { name: 'Имя' }).fill(name)
  await area.getByRole('textbox', { name: 'Телефон' }).fill(phone)
  await area.getByRole('checkbox').check()
}

test('a piercing is booked, confirmed by text message and canceled by the link in it', async ({ page, shop, newBrowser }) => {
  const phone = newPhone('ru')
  await shop.open(page, '/piercing')
  const area = await bookingOn(page)
  await area.getByRole('radio', { name: 'Прокол хряща' }).check()
  await area.getByRole('radio', { name: /Атриум/ }).check()
  await chooseFreeDay(area, 4)
  const time = (await times(area).nth(2).getAttribute('value')) ?? ''
  await times(area).nth(2).check()
  await fill(area, phone)
  expect(await axe(page)).toStrictEqual([])
  await area.getByRole('button', { name: 'Записаться' }).click()
  await expect(area.getByRole('heading', { name: 'Вы записаны' })).toBeFocused()
  await expect(area.getByText(time)).toBeVisible()
  expect(await axe(page)).toStrictEqual([])
  const download = page.waitForEvent('download')
  await area.getByRole('link', { name: 'Добавить в календарь' }).click()
  expect((await download).suggestedFilename()).toBe('zlata.ics')

  const text = await textContaining(phone, 'вы записаны')
  expect(text).toContain(`${time}. Прокол хряща, Атриум, улица Земляной Вал, 33`)
  const link = /http\S+$/.exec(text)?.[0] ?? ''
  const other = await (await newBrowser()).newPage()
  await other.goto(link)
  const visit = other.locator('#booking')
  await expect(visit.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
  await expect(visit.getByText('Мария')).toBeHidden()
  await visit.getByRole('button', { name: 'Отменить запись' }).click()
  await visit.getByRole('button', { name: 'Да, отменить' }).click()
  await expect(visit.getByRole('heading', { name: 'Запись отменена' })).toBeFocused()
  await other.reload()
  await expect(visit.getByRole('heading', { name: 'Запись отменена' })).toBeVisible()
  await visit.getByRole('button', { name: 'Записаться ещё раз' }).click()
  await expect(visit.getByRole('grid')).toBeVisible()
})

test('a slot taken in the meantime shows an error and keeps typed input', async ({ page, shop, newBrowser, trouble }) => {
  trouble.expect(/409 \(Conflict\)/)
  const rival = await (await newBrowser()).newPage()
  await shop.open(page, '/piercing')
  await shop.open(rival, '/piercing')
  const [mine, theirs] = [await bookingOn(page), await bookingOn(rival)]
  for (const area of [mine, theirs]) {
    // One piercer works there.
    await area.getByRole('radio', { name: /Краснодар/ }).check()
    await chooseFreeDay(area, 6)
    await times(area).nth(1).check()
    await fill(area, newPhone('ru'))
  }
  await theirs.getByRole('button', { name: 'Записаться' }).click()
  await expect(theirs.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
  const taken = (await times(mine).nth(1).getAttribute('value')) ?? ''
  await mine.getByRole('button', { name: 'Записаться' }).click()
  await expect(mine.getByText('Это время уже занято. Выберите другое.')).toBeVisible()
  await expect(mine.getByRole('radio', { name: taken })).toBeHidden()
  await expect(mine.getByRole('textbox', { name: 'Имя' })).toHaveValue('Мария')
  await times(mine).nth(1).check()
  await mine.getByRole('button', { name: 'Записаться' }).click()
  await expect(mine.getByRole('heading', { name: 'Вы записаны' })).toBeVisible()
})

test('a stylist is booked with the keyboard only on the international storefront', async ({ page, shop }) => {
  await shop.open(page, '/contacts', 'com')
  const area = await bookingOn(page)
  const today = area.getByRole('grid').locator('button[tabindex="0"]')
  await today.focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(area.getByRole('radio', { checked: true }).last()).toHaveAttribute('name', 'time')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Maria')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newPhone('com'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(area.getByRole('heading', { name: 'You are booked' })).toBeFocused()
  await expect(area.getByText(/Dubai Hills Mall/)).toBeVisible()
})
