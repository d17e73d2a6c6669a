import type { Page } from '@playwright/test'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { somePiece } from '../../machine/catalogue.ts'
import { heard, listen } from '../../machine/network/listening-tab.ts'
import { LONG } from '../../environment.ts'
import { wrongName } from '../../../release/src/names.ts'
import { nextOf } from '../../machine/servers/releases.ts'
import type { Shop } from '../../machine/shop.ts'

const CATALOG = 'mfe-catalog'
const versionsOf = (shop: Shop) => {
  const base = shop.releases.active(CATALOG)
  return { base, next: nextOf(base) }
}

const shown = (page: Page, version: string) =>
  page.getByRole('main').locator(`[data-owner="${CATALOG}"][data-version="${version}"]`).first()

/** Opens a page and waits until it hears of releases. */
async function openListening(page: Page, shop: Shop, path: string) {
  await listen(page)
  await shop.open(page, path)
  await heard(page, shop)
}

test('a rollback reaches every new document within a second, on the server and in the browser', async ({ shop, page }) => {
  const { base, next } = versionsOf(shop)
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base, next] })
  await expect.poll(async () => (await shop.ask('/catalog')).text).toContain(`data-version="${next}"`)

  shop.releases.rollback(CATALOG)
  const since = Date.now()
  // What counts is when a document was asked for: a busy machine may take its time to answer.
  let lastStale = 0
  await expect
    .poll(
      async () => {
        const asked = Date.now() - since
        const { text } = await shop.ask('/catalog')
        const isFresh = text.includes(`data-version="${base}"`)
        if (!isFresh) lastStale = asked
        return isFresh
      },
      { intervals: [30] },
    )
    .toBe(true)
  expect(lastStale).toBeLessThan(1000)

  await shop.open(page, '/catalog')
  await expect(shown(page, base)).toBeAttached()
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(scripts.filter((name) => name.includes(`/${next}/`))).toStrictEqual([])
  expect(scripts.filter((name) => name.includes(`/${CATALOG}/${base}/`))).not.toStrictEqual([])
})

test('a rollback updates an open tab without a reload and keeps the bag and the header', async ({ shop, page, chrome, product }) => {
  const { base, next } = versionsOf(shop)
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base, next] })
  await expect.poll(async () => (await shop.ask('/catalog')).text).toContain(`data-version="${next}"`)
  await openListening(page, shop, (await somePiece(shop)).url)
  await product.addToBag.click()
  await chrome.expectBagCount(1)
  await chrome.closeDrawer()
  await expect(shown(page, next)).toBeAttached()
  const header = await chrome.header.elementHandle()

  shop.releases.rollback(CATALOG)
  await expect(shown(page, base)).toBeAttached({ timeout: 5000 })
  await expect(shown(page, next)).toHaveCount(0)
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true)
  await chrome.expectBagCount(1)

  await product.addToBag.click()
  await chrome.expectBagCount(2)
})

test('a version swapped out of an open tab comes back interactive and without a reload', async ({
  shop,
  page,
  chrome,
  listing,
  product,
}) => {
  const { base, next } = versionsOf(shop)
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base] })
  await openListening(page, shop, '/catalog')
  const origin = await page.evaluate(() => performance.timeOrigin)
  shop.releases.promote(CATALOG, next)
  await expect(shown(page, next)).toBeAttached({ timeout: 5000 })
  shop.releases.rollback(CATALOG)
  await expect(shown(page, base)).toBeAttached({ timeout: 5000 })
  await expect(shown(page, next)).toHaveCount(0)

  // Started anew, it has its data, and a filter and a link answer.
  await expect(listing.cards).toHaveCount(48)
  await listing.sort.selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
  await expect(listing.cards).toHaveCount(48)
  await listing.cardLink(0).click()
  await product.add()
  await chrome.expectBagCount(1)
  await expect(shown(page, base)).toBeAttached()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin)
})

test('twelve tabs of one browser load, and a rollback reaches all of them', LONG, async ({ shop, newBrowser }) => {
  test.setTimeout(180_000)
  const { base, next } = versionsOf(shop)
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base, next] })
  await expect.poll(async () => (await shop.ask('/catalog')).text).toContain(`data-version="${next}"`)
  const browser = await newBrowser({ viewport: { width: 412, height: 823 } })
  const tabs: Page[] = []
  for (let tab = 0; tab < 12; tab++) {
    const page = await browser.newPage()
    await listen(page)
    await shop.open(page, '/catalog')
    tabs.push(page)
  }
  // Whoever came first holds the stream for all of them.
  await heard(tabs[0] as Page, shop)
  shop.releases.rollback(CATALOG)
  // Twelve pages of 48 cards share two cores here; the five seconds of one tab are held by the test above.
  await Promise.all(tabs.map((page) => expect(shown(page, base)).toBeAttached({ timeout: 60_000 })))
  const streams = await Promise.all(
    tabs.map((page) =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/release/events')).length),
    ),
  )
  expect(streams.reduce((all, count) => all + count, 0)).toBeLessThanOrEqual(1)
})

test.describe('many releases while a tab stays open', LONG, () => {
  test('each is swapped in; after the third, the next navigation loads a new document', async ({ shop, page, listing }) => {
    const base = shop.releases.active(CATALOG)
    shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base] })
    await openListening(page, shop, '/catalog')
    for (const step of [1, 2, 3]) {
      shop.releases.promote(CATALOG, nextOf(base, step))
      await expect(shown(page, nextOf(base, step))).toBeAttached({ timeout: 5000 })
    }
    const document = await page.evaluateHandle(() => window.document)
    await listing.cardLink(0).click()
    await expect(shown(page, nextOf(base, 3))).toBeAttached()
    await expect(document.evaluate(() => true)).rejects.toThrow()
  })

  test('another tab takes over the release stream when the first one closes', async ({ shop, newBrowser }) => {
    const { base, next } = versionsOf(shop)
    const browser = await newBrowser()
    const first = await browser.newPage()
    await openListening(first, shop, '/catalog')
    const second = await browser.newPage()
    await listen(second)
    await shop.open(second, '/catalog')
    await first.close()
    await heard(second, shop)
    shop.releases.promote(CATALOG, next)
    await expect(shown(second, next)).toBeAttached({ timeout: 5000 })
    await expect(shown(second, base)).toHaveCount(0)
  })
})

for (const version of ['3.0.4', '3.0.4-1a2b3c4d', '3.0.4-rc.1']) {
  test(`another version can be built beside ${version}, released by hand or not`, () => {
    expect(wrongName(CATALOG, nextOf(version))).toBeNull()
  })
}
