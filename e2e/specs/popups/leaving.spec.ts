import type { Page } from '@playwright/test'
import { WINTER_SALE_COOKIE } from '@shop/contracts/content/winter-sale'
import { expect, test } from '../../fixtures.ts'
import { someRing } from '../../machine/catalogue.ts'
import { answerBanner } from '../../machine/consent.ts'
import type { Shop } from '../../machine/shop.ts'

const OTHER_SITE = 'about:blank'

interface Row {
  popup: string
  /** Opened again by its address alone. */
  address?: string
  path: string
  open: (page: Page, shop: Shop) => Promise<void>
}

const ROWS: Row[] = [
  {
    popup: 'the choice of a city',
    path: '/dostavka-i-oplata',
    open: async (page, shop) => {
      await shop.open(page, '/dostavka-i-oplata')
      await page.getByRole('button', { name: 'Выбрать другой город' }).click()
    },
  },
  {
    popup: 'the choice of a size',
    path: '/wishlist',
    open: async (page, shop) => {
      await shop.open(page, (await someRing(shop)).url)
      await page.getByTestId('favorite').first().click()
      await shop.open(page, '/wishlist')
      await page.getByRole('link', { name: /^выбрать размер/i }).click()
    },
  },
  {
    popup: 'the stylist',
    address: '/contacts?popup=consult',
    path: '/contacts',
    open: (page, shop) => shop.open(page, '/contacts?popup=consult'),
  },
]

/** The document that is asked may have been left before it answers. */
const unlessLeft = (error: Error) => {
  if (!error.message.includes('context was destroyed')) throw error
  return null
}
const go = (page: Page, step: -1 | 1) => page.evaluate((by) => history.go(by), step).catch(unlessLeft)
const markLeft = (page: Page) => page.evaluate(() => Object.assign(window, { wasLeft: true }) && undefined)
const isKept = (page: Page) => page.evaluate(() => 'wasLeft' in window)
const isAtPopup = (page: Page) => page.evaluate(() => 'popup' in ((history.state ?? {}) as object)).catch(unlessLeft)

for (const memory of ['kept in memory', 'loaded anew'])
  for (const { popup, address, path, open } of ROWS) {
    // The browser does not keep the wishlist, which is personal.
    if (path === '/wishlist' && memory === 'kept in memory') continue
    test(`from ${popup} to another site and back, a page ${memory}: every press of Back and Forward moves on`, async ({
      playwright,
      launchOptions,
      shop,
    }) => {
      test.slow()
      // Playwright turns the memory of left pages off.
      const kept = memory === 'kept in memory' ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}
      const browser = await playwright.chromium.launch({ ...launchOptions, headless: true, ...kept })
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
      await answerBanner(context, false)
      await context.addCookies([{ name: WINTER_SALE_COOKIE, value: '1', url: shop.at('/') }])
      const page = await context.newPage()
      const dialog = page.locator('[data-panel]')
      const expectPopup = async () => {
        await expect(dialog).toBeVisible()
        await expect(page).toHaveURL(shop.at(address ?? path))
      }
      const expectPage = async () => {
        await expect(page).toHaveURL(shop.at(path))
        await expect.poll(() => isAtPopup(page)).toBe(false)
        await expect(dialog).toHaveCount(0)
        await expect(page.locator('html')).not.toHaveAttribute('data-held')
      }
      // A browser that runs out of memory loads the page anew after all.
      const expectReturn = async () => {
        await expect(page).toHaveURL(shop.at(address ?? path))
        const isThere = address !== undefined || (await isKept(page))
        await (isThere ? expectPopup() : expectPage())
        return isThere
      }

      await shop.open(page, '/about')
      await open(page, shop)
      await expectPopup()
      await markLeft(page)
      await page.goto(OTHER_SITE)
      await go(page, -1)
      await expectReturn()
      await markLeft(page)
      await go(page, 1)
      await expect(page).toHaveURL(OTHER_SITE)
      await go(page, -1)
      if (await expectReturn()) {
        await page.keyboard.press('Escape')
        await expectPage()
      }
      await go(page, 1)
      if (address) {
        await expectPopup()
        await go(page, 1)
      }
      await expect(page).toHaveURL(OTHER_SITE)
      await go(page, -1)
      if (address) {
        await expectPopup()
        await go(page, -1)
      }
      await expectPage()
      await go(page, -1)
      if (path === '/wishlist') {
        await expect(page).toHaveURL(shop.at((await someRing(shop)).url))
        await go(page, -1)
      }
      await expect(page).toHaveURL(shop.at('/about'))
      await go(page, 1)
      await expect(page).toHaveURL(shop.at(path === '/wishlist' ? (await someRing(shop)).url : path))
      if (path === '/wishlist') await go(page, 1)
      await expectPage()
      await shop.hydrated(page)
      await go(page, 1)
      if (address) {
        await expectPopup()
        await go(page, 1)
      }
      await expect(page).toHaveURL(OTHER_SITE)
      await browser.close()
    })
  }
