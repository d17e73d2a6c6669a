import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { holdRequests } from '../../machine/network/hold-back.ts'

const MAIN = /\/a\/shell\/[^/]+\/main\.js/
/** Every script of the shell but those that hydrate the page. */
const AFTER_LOAD = /\/a\/shell\/[^/]+\/(?!main|early)[\w-]+\.js/

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const dialog = (page: Page) => page.getByRole('dialog')

const cookies = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: /cookie/i })
const theme = (page: Page) =>
  page
    .getByRole('button', { name: /^(тёмная|светлая) тема/i })
    .filter({ visible: true })
    .first()

/** The other controls of header and footer are links, which the browser follows without code. */
const CONTROLS: [
  control: string,
  size: typeof DESK,
  button: (page: Page) => Locator,
  result: (page: Page) => Locator,
  needsMain: boolean,
][] = [
  ['cookies', DESK, cookies, (page) => page.getByRole('region', { name: /cookie/i }), false],
  ['theme', DESK, theme, (page) => page.locator('html[data-theme=dark]'), false],
  [
    'menu',
    PHONE,
    (page) => page.getByRole('banner').getByRole('button', { name: 'Меню' }),
    (page) => page.locator('[popover]:popover-open'),
    false,
  ],
  // The city is the shopper's: its button comes with her data.
  ['city', DESK, (page) => page.getByTestId('place').first(), dialog, true],
]

for (const [held, pattern] of [
  ['the main code', MAIN],
  ['the code after load', AFTER_LOAD],
] as const) {
  for (const [control, viewport, button, result, needsMain] of CONTROLS) {
    if (needsMain && pattern === MAIN) continue
    test.describe(`${control}, ${held} held back`, () => {
      test.use({ viewport, consent: false })

      test(`${control} pressed while ${held} is on its way does what it should once it came [screen.presses-are-kept]`, async ({
        page,
        shop,
      }) => {
        const release = await holdRequests(page, pattern)
        await page.goto(shop.at('/about'), { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(() => 'early' in window)
        await button(page).click()
        release()
        await expect(result(page).first()).toBeVisible()
      })
    })
  }
}
