import { expect, test, type Page } from '@playwright/test'
import { sheetNames } from '../../tools/gallery/serve.ts'
import { violationsOf } from '../machine/checks/accessible.ts'

const MAJOR = process.env['CHROMIUM_MAJOR'] ?? ''
const HAS_BASELINES = process.env['HAS_BASELINES'] === '1'
const HEIGHT = 900

/** Every width, language and theme once. */
const LOOKS = [
  { locale: 'ru', theme: 'light', width: 390 },
  { locale: 'en', theme: 'dark', width: 820 },
  { locale: 'ru', theme: 'dark', width: 1440 },
] as const

/** A flat color instead of photos, which are large and not part of the kit. */
const PLAIN_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mO8ffv2fwAIfgOpfUm1vwAAAABJRU5ErkJggg==',
  'base64',
)

interface Look {
  locale: 'ru' | 'en'
  theme: 'light' | 'dark'
  width: number
}

async function open(page: Page, sheet: string, { locale, theme, width }: Look) {
  // Fixes the date for calendars and captions.
  await page.clock.setFixedTime(new Date('2026-11-24T12:00:00+03:00'))
  await page.route(/\/pictures\/.*\.(avif|webp)$/, (route) => route.fulfill({ contentType: 'image/png', body: PLAIN_PICTURE }))
  await page.setViewportSize({ width, height: HEIGHT })
  await page.goto(`/sheets/${sheet}?${new URLSearchParams({ locale, theme })}`)
  await page.locator('html[data-shown]').waitFor()
  const waiting = page.locator('[data-map="waiting"]')
  await expect(waiting).toHaveCount(0)
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('.far')) part.toggleAttribute('data-laid-out', true)
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
  })
}

/** Parts that show by color what is chosen, sold out or done. */
const CHOICES = ['calendar', 'checkbox', 'chip', 'choice', 'heart', 'product-card', 'radio-tiles', 'segments', 'swatch', 'timeline']
/** Parts with marks and edges that forced colors would remove. */
const PAINTED = ['accordion', 'button', 'field']

for (const sheet of sheetNames().filter((name) => [...CHOICES, ...PAINTED].includes(name))) {
  test(`${sheet} looks as it did in forced colors`, async ({ page }) => {
    test.skip(!HAS_BASELINES && test.info().config.updateSnapshots !== 'all', `there are no baselines of Chromium ${MAJOR}`)
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, sheet, { locale: 'ru', theme: 'light', width: 390 })
    await expect(page.getByRole('main')).toHaveScreenshot(`${sheet}-forced-colors.png`)
  })
}

test('in forced colors a loading button shows its spinner alone', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, 'button', { locale: 'ru', theme: 'light', width: 390 })
  const painted = await page
    .locator('[aria-busy="true"]')
    .evaluateAll((buttons) =>
      buttons.map((button) => [getComputedStyle(button).color, getComputedStyle(button, '::after').borderInlineEndColor]),
    )
  expect(painted).toHaveLength(4)
  // Words, and the gap of the ring that turns.
  expect(painted.flat().filter((color) => color !== 'rgba(0, 0, 0, 0)')).toStrictEqual([])
})

for (const sheet of sheetNames()) {
  for (const look of LOOKS) {
    test(`${sheet} looks as it did: ${look.locale}, ${look.theme}, ${look.width} px`, async ({ page }) => {
      test.skip(
        !HAS_BASELINES && test.info().config.updateSnapshots !== 'all',
        `there are no baselines of Chromium ${MAJOR}: "npm run gallery -- --baselines" makes them`,
      )
      await open(page, sheet, look)
      // A popup covers the window; other sheets are as tall as their states.
      const name = `${sheet}-${look.locale}-${look.theme}-${look.width}.png`
      if (sheet.startsWith('overlay-')) await expect(page).toHaveScreenshot(name)
      else await expect(page.getByRole('main')).toHaveScreenshot(name)
    })
  }

  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${sheet}, ${theme}`, async ({ page }) => {
      const messages: string[] = []
      page.on('console', (message) => message.type() === 'error' && messages.push(message.text()))
      page.on('pageerror', ({ message }) => messages.push(message))
      await open(page, sheet, { locale: theme === 'light' ? 'ru' : 'en', theme, width: 820 })
      // A sheet repeats a component, so landmarks and headings repeat too.
      expect(await violationsOf(page, { ignoredRules: ['landmark-unique', 'heading-order'] })).toStrictEqual([])
      expect(messages).toStrictEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
}
