import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { holdRequests } from '../../machine/network/hold-back.ts'

const MAIN = /\/a\/shell\/[^/]+\/main\.js/
/** Every script of the shell but those that hydrate the page. */
const AFTER_LOAD = /\/a\/shell\/[^/]+\/(?!main|early)[\w-]+\.js/

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
const dialog = (page: Page) => page.getByRole('dialog')

const CONTROLS: [control: string, size: typeof DESK, button: (page: Page) => Locator, result: (page: Page) => Locator][] = [
  [
    'cookies',
    DESK,
    (page) => page.getByRole('contentinfo').getByRole('button', { name: /cookie/i }),
    (page) => page.getByRole('region', { name: /cookie/i }).or(dialog(page)),
  ],
  [
    'city',
    DESK,
    (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /Москва/ })
        .first(),
    dialog,
  ],
  [
    'theme',
    DESK,
    (page) =>
      page
        .getByRole('button', { name: /тем(а|у|ная)|вечер/i })
        .filter({ visible: true })
        .first(),
    (page) => page.locator('html[data-theme=dark]'),
  ],
  [
    'subscriptions',
    DESK,
    (page) =>
      page
        .getByRole('contentinfo')
        .getByRole('button', { name: /подпис/i })
        .first(),
    dialog,
  ],
  ['menu', PHONE, (page) => page.getByRole('banner').getByRole('button', { name: /меню/i }), dialog],
  ['search', PHONE, (page) => page.getByRole('banner').getByRole('button', { name: /поиск/i }).filter({ visible: true }).first(), dialog],
]

for (const [held, pattern] of [
  ['the main code', MAIN],
  ['the code after load', AFTER_LOAD],
] as const) {
  for (const [control, viewport, button, result] of CONTROLS) {
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
        await expect(result(page).first()).toBeAttached()
      })
    })
  }
}
