import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { holdRequests } from '../../machine/network/hold-back.ts'
import { somePiece } from '../../machine/catalogue.ts'

const MAIN = /\/a\/shell\/[^/]+\/main\.js/

test('a click before the code loads is kept, acknowledged at once and handled', async ({ page, shop, chrome, product }) => {
  const { url: address, path } = await somePiece(shop)
  const release = await holdRequests(page, MAIN)
  await page.goto(shop.at(address), { waitUntil: 'commit' })
  await page.waitForFunction(() => 'early' in window)
  await product.addToBag.click()
  await expect(product.addToBag).toHaveAttribute('aria-busy', 'true')
  await chrome.expectBagCount(1)
  expect(new URL(page.url()).pathname).toBe(path)

  release()
  const added = await page.waitForResponse(/\/backend\/cart\/add/)
  expect(added.status()).toBe(200)
  await shop.hydrated(page)
  await expect(product.addToBag).not.toHaveAttribute('aria-busy', 'true')
  await chrome.expectBagCount(1)
})

test('a favorite click before the code loads is kept too', async ({ page, shop, listing }) => {
  const release = await holdRequests(page, MAIN)
  await page.goto(shop.at('/catalog'), { waitUntil: 'commit' })
  await page.waitForFunction(() => 'early' in window)
  const heart = listing.cards.nth(1).getByTestId('favorite')
  await heart.click()
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

const popupLink = (page: Page) => page.locator('main a[aria-haspopup]').first()

test('a popup’s link pressed before the code opens its popup', async ({ page, shop }) => {
  const { url: address, path } = await somePiece(shop)
  const release = await holdRequests(page, MAIN)
  await page.goto(shop.at(address), { waitUntil: 'commit' })
  await page.waitForFunction(() => 'early' in window)
  await popupLink(page).click()
  await expect(popupLink(page)).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
})

test('a popup’s link whose code does not come leads to the page that says the same', async ({ page, shop }) => {
  await holdRequests(page, MAIN)
  await page.clock.install()
  await page.goto(shop.at((await somePiece(shop)).url), { waitUntil: 'commit' })
  await page.waitForFunction(() => 'early' in window)
  await popupLink(page).click()
  await page.clock.runFor(5000)
  await expect(page).toHaveURL(/contacts/)
})
