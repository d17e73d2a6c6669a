import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { LONG } from '../../environment.ts'
import { expectFocusSeen } from '../../machine/checks/focus-seen.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })

const ROWS: [page: string, presses: number, details?: object][] = [
  ['/catalog/rings', 110],
  ['/shops', 95],
  ['/', 100, LONG],
  ['/catalog/rings/solitaire-aurora-yellow', 100, LONG],
  ['/designers', 110, LONG],
  ['/dostavka-i-oplata', 90, LONG],
  ['/polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh', 90, LONG],
  ['/certificate', 90, LONG],
]

for (const [width, height, widthDetails] of [
  [1440, 900, {}],
  [390, 844, LONG],
] as const)
  test.describe(`the consent banner unanswered, ${width} px`, widthDetails, () => {
    test.use({ viewport: { width, height }, consent: null, reducedMotion: 'reduce' })

    for (const [address, presses, details = {}] of ROWS)
      test(`on ${address} nothing that has the focus hides under the banner or the header`, details, async ({ page, shop }) => {
        test.slow()
        await shop.open(page, address)
        await expect(banner(page)).toBeVisible()
        await expectFocusSeen(page, presses)
      })
  })

test.describe('sticky filters', () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

  test('stay in their place when the header hides: a press on a row that moves would be lost', async ({ page, shop }) => {
    await shop.open(page, '/catalog/rings')
    const column = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.locator('summary') })
    const top = async () => Math.round((await column.boundingBox())?.y ?? Number.NaN)
    await page.mouse.move(900, 500)
    await page.mouse.wheel(0, 900)
    await expect(page.locator('html')).toHaveAttribute('data-header', 'away')
    await expect.poll(top).toBe(72 + 57)
    // One step up brings the header back.
    const moved = page.evaluate(() => new Promise((done) => addEventListener('scrollend', done, { once: true })))
    await page.mouse.wheel(0, -200)
    await expect(page.locator('html')).not.toHaveAttribute('data-header')
    await moved
    expect(await top()).toBe(72 + 57)
  })

  test('the letters of designers stay in the window, below the header or without it', async ({ page, shop }) => {
    await shop.open(page, '/designers')
    const letters = page.getByRole('main').getByRole('navigation', { name: 'По алфавиту' }).getByRole('link').first()
    await page.mouse.move(900, 500)
    await page.mouse.wheel(0, 900)
    await expect(page.locator('html')).toHaveAttribute('data-header', 'away')
    await expect(letters).toBeInViewport()
    await page.mouse.wheel(0, -100)
    await expect(page.locator('html')).not.toHaveAttribute('data-header')
    await expect.poll(async () => (await letters.boundingBox())?.y).toBeGreaterThanOrEqual(72)
    await expect(letters).toBeInViewport()
  })
})
