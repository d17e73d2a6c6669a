import type { Locator, Page } from '@playwright/test'
import { LONG } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import type { Shop } from '../../machine/shop.ts'

interface Row {
  popup: string
  come: (page: Page, shop: Shop) => Promise<void>
  /** Fills the form; returns what sends it. */
  fill: (dialog: Locator) => Promise<Locator>
}

const ROWS: Row[] = [
  {
    popup: 'stylist',
    come: (page, shop) => shop.open(page, '/contacts?popup=consult'),
    fill: async (dialog) => {
      await dialog.getByRole('textbox', { name: 'Имя' }).fill('Анна')
      await dialog.getByRole('textbox', { name: /^телефон/i }).fill('+7 916 204-18-77')
      await dialog.getByRole('checkbox').check({ force: true })
      return dialog.getByRole('button', { name: 'Позвать стилиста' })
    },
  },
  {
    popup: 'newsletter',
    come: (page, shop) => shop.open(page, '/contacts?popup=subscription'),
    fill: async (dialog) => {
      await dialog.getByRole('textbox').fill('anna@mail.example')
      for (const box of await dialog.getByRole('checkbox').all()) await box.check({ force: true })
      return dialog.locator('button[type=submit]')
    },
  },
  {
    popup: 'order',
    come: (page, shop) => shop.open(page, '/contacts?popup=order-lookup'),
    fill: async (dialog) => {
      await dialog.getByRole('textbox', { name: /номер/i }).first().fill('482-0719')
      await dialog.getByRole('textbox', { name: /телефон/i }).fill('+7 916 204-18-77')
      return dialog.locator('button[type=submit]')
    },
  },
  {
    popup: 'city',
    come: async (page, shop) => {
      await shop.open(page, '/dostavka-i-oplata')
      await page.getByRole('button', { name: 'Выбрать другой город' }).click()
    },
    fill: async (dialog) => dialog.getByRole('listitem').getByRole('button').nth(1),
  },
]

/** Every corner of it is seen: no toast, button or edge lies over it. */
const coveredCorners = (error: Locator) =>
  error.evaluate((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect()
    return [
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ].filter(([x = 0, y = 0]) => !box.contains(document.elementFromPoint(x, y)))
  })

for (const [width, height, details] of [
  [1440, 900, {}],
  [820, 1180, LONG],
  [390, 664, {}],
] as const)
  test.describe(`offline, ${width} × ${height}`, details, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' })

    for (const { popup, come, fill } of ROWS)
      test(`the ${popup} popup shows why it was not sent, with the focus there [screen.toast-clear]`, async ({ page, shop, trouble }) => {
        trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
        await come(page, shop)
        const dialog = page.locator('[role=dialog]')
        const send = await fill(dialog)
        await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /after-load/.test(name)))
        await page.context().setOffline(true)
        await page.evaluate(() => dispatchEvent(new Event('offline')))
        await expect(page.getByText(/^Нет соединения/).last()).toBeVisible()
        await send.click()
        const error = dialog.getByRole('alert')
        await expect(error).toBeFocused()
        await expect.poll(() => coveredCorners(error)).toStrictEqual([])
      })
  })
