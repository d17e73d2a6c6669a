import type { Page } from '@playwright/test'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { LONG } from '../../environment.ts'
import { somePiece } from '../../machine/catalogue.ts'
import { makeFaulty, type Fault } from '../../machine/servers/faulty-version.ts'
import { nextOf } from '../../machine/servers/releases.ts'
import type { Shop } from '../../machine/shop.ts'

const CATALOG = 'mfe-catalog'
/** The tab that hears of releases opens its stream when the page has been at rest for five seconds. */
const STREAM_OPENS_WITHIN = 12_000
const NOISE = [/Failed to load resource/, /broken on purpose/, /mfe-catalog/, /ChunkLoadError/, /RUNTIME-00/, /Minified React error/]

const shown = (page: Page, version: string) =>
  page.getByRole('main').locator(`[data-owner="${CATALOG}"][data-version="${version}"]`).first()

/** The line above HTML of the server's whose code did not come. */
const note = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /не полностью/ })

/** Built, published and promoted like any other version. */
function faultyVersion(shop: Shop, base: string, fault: Fault, part = 'page/listing'): string {
  const version = `${base}.${fault.replaceAll(' ', '-')}`
  makeFaulty(shop.releases.stateDir, CATALOG, base, version, fault, part)
  return version
}

async function openListening(page: Page, shop: Shop, path: string) {
  await page.addInitScript(() => {
    new BroadcastChannel('release').addEventListener('message', ({ data }) =>
      Object.assign(window, { heard: (JSON.parse(String(data)) as { serial: number }).serial }),
    )
  })
  await shop.open(page, path)
  await heard(page, shop)
}

const heard = (page: Page, shop: Shop) =>
  page.waitForFunction((serial) => ((window as { heard?: number }).heard ?? 0) >= serial, shop.releases.record.serial, {
    timeout: STREAM_OPENS_WITHIN,
  })

/** The shop has tried the new version and says in the console that the one on screen stays. */
const refused = (page: Page, version: string) =>
  page.waitForEvent('console', { predicate: (message) => message.text().includes(`${version} failed`), timeout: 15_000 })

test.beforeEach(({ trouble }) => trouble.expect(...NOISE))

for (const fault of ['throws at start', 'needs a newer shell', 'hangs'] as const) {
  const isQuick = fault === 'throws at start'
  test.describe(`a promoted version that ${fault}`, isQuick ? {} : LONG, () => {
    test('leaves an open tab on the old version, with working controls and links', async ({ shop, page, chrome, listing, product }) => {
      test.setTimeout(60_000)
      const base = shop.releases.active(CATALOG)
      const bad = fault === 'hangs' ? nextOf(base) : faultyVersion(shop, base, fault)
      if (fault === 'hangs') await page.route(new RegExp(`/a/${CATALOG}/${bad.replaceAll('.', '\\.')}/`), () => {})
      shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base] })
      await openListening(page, shop, '/catalog')
      const heading = await listing.heading.elementHandle()

      const tried = refused(page, bad)
      shop.releases.promote(CATALOG, bad)
      await tried
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
      await expect(shown(page, base)).toBeAttached()
      await listing.sort.selectOption({ index: 1 })
      await expect(page).toHaveURL(/sort=/)
      await expect(listing.cards).toHaveCount(48)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await expect(shown(page, base)).toBeAttached()
      await listing.cardLink(0).click()
      await product.add()
      await chrome.expectBagCount(1)
      // The record goes back to the version that the tab never left.
      shop.releases.promote(CATALOG, base)
      await heard(page, shop)
      await expect(shown(page, base)).toBeAttached()
    })
  })
}

test('a version that throws while rendering falls back to the last good one in a new document and an open tab', async ({
  shop,
  page,
  chrome,
  listing,
  product,
}) => {
  const base = shop.releases.active(CATALOG)
  const bad = faultyVersion(shop, base, 'throws while rendering')
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base, bad] })
  await expect.poll(async () => (await shop.ask('/catalog')).text).toContain(`data-version="${bad}"`)
  await openListening(page, shop, '/catalog')
  await expect(shown(page, base)).toBeAttached({ timeout: 10_000 })
  await expect(listing.cards).toHaveCount(48)
  await listing.sort.selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
  await expect(listing.cards).toHaveCount(48)
  await listing.cardLink(0).click()
  await product.add()
  await chrome.expectBagCount(1)
})

test('a version that makes an unknown call takes nothing away: not from an open tab, not from new documents [release.page-at-fault]', async ({
  shop,
  page,
  listing,
  newBrowser,
}) => {
  const base = shop.releases.active(CATALOG)
  const bad = `${base}.unknown-call`
  makeFaulty(shop.releases.stateDir, CATALOG, base, bad, 'makes a call that the API does not have', 'page/listing')
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base] })
  await openListening(page, shop, '/catalog/rings')
  const heading = await listing.heading.elementHandle()
  const tried = refused(page, bad)
  shop.releases.promote(CATALOG, bad)
  await tried
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(shown(page, base)).toBeAttached()
  await expect(listing.cards.first()).toBeVisible()

  // New documents: the last good version shows what this one calls missing.
  for (const category of ['rings', 'earrings', 'necklaces']) {
    const { status, text } = await shop.ask(`/catalog/${category}`)
    expect(status).toBe(200)
    expect(text).toContain(`data-version="${base}"`)
  }
  // A page of another kind works with the bad version; going to a listing returns the tab to the good one.
  const second = await (await newBrowser()).newPage()
  await openListening(second, shop, '/designers')
  await expect(shown(second, bad)).toBeAttached()
  await second.getByRole('banner').getByRole('link', { name: 'Украшения' }).first().click()
  await expect(shown(second, base)).toBeAttached({ timeout: 15_000 })
  await expect(second.getByTestId('product-card').first()).toBeVisible()

  shop.releases.rollback(CATALOG)
  await heard(page, shop)
  await listing.sort.selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
  await expect(listing.cards.first()).toBeVisible()
  expect((await shop.ask('/catalog/rings')).text).toContain(`data-version="${base}"`)
})

test('an open tab leaves a version that threw and stays interactive on the good one', async ({ shop, page, listing }) => {
  const base = shop.releases.active(CATALOG)
  const bad = faultyVersion(shop, base, 'throws while rendering')
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base] })
  await openListening(page, shop, '/catalog')
  const origin = await page.evaluate(() => performance.timeOrigin)
  const tried = refused(page, bad)
  shop.releases.promote(CATALOG, bad)
  await tried
  await expect(shown(page, base)).toBeAttached()
  shop.releases.promote(CATALOG, base)
  await heard(page, shop)
  await listing.sort.selectOption({ index: 1 })
  await expect(page).toHaveURL(/sort=/)
  await expect(listing.cards).toHaveCount(48)
  await expect(shown(page, base)).toBeAttached()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin)
})

test('with eight recorded versions and every file hanging, the page hydrates within six seconds', async ({
  shop,
  page,
  chrome,
  listing,
}) => {
  const base = shop.releases.active(CATALOG)
  const versions = Array.from({ length: 7 }, (_, number) => `${base}.copy${number}`)
  for (const version of versions) makeFaulty(shop.releases.stateDir, CATALOG, base, version, 'nothing', 'page/listing')
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [...versions, base] })
  await expect.poll(async () => (await shop.ask('/catalog')).text).toContain(`data-version="${base}"`)
  await page.route(new RegExp(`/a/${CATALOG}/`), () => {})
  await shop.open(page, '/catalog')
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated')[0]?.startTime)).toBeLessThan(6000)
  await chrome.expectWhole()
  // The time-outs come and go: what the server wrote stays.
  await expect(note(page)).toBeVisible({ timeout: 15_000 })
  await expect(listing.cards).toHaveCount(48)
  await chrome.openBag()
})

test('when a remote’s files are missing, the server HTML keeps working links and forms and shows a notice', async ({
  shop,
  page,
  chrome,
  listing,
  product,
}) => {
  await page.route(new RegExp(`/a/${CATALOG}/`), (route) => route.fulfill({ status: 404, body: 'not here' }))
  await shop.open(page, '/catalog')
  await chrome.expectWhole()
  await expect(listing.cards).toHaveCount(48)
  await expect(note(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await listing.cardLink(0).click()
  await expect(page).not.toHaveURL(/\/catalog$/)
  await page.goto(shop.at((await somePiece(shop)).url))
  await shop.hydrated(page)
  await product.addToBag.click()
  await chrome.expectBagCount(1)
})

test('“try again” on a failed area loads it with its data', async ({ shop, page, chrome, listing }) => {
  // The one reload of this minute has been: only the shopper can ask now.
  await page.addInitScript(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
  await page.route(new RegExp(`/a/${CATALOG}/`), (route) => route.fulfill({ status: 404, body: 'not here' }))
  await shop.open(page, '/cart')
  await chrome.header.getByRole('link', { name: 'Новинки' }).first().click()
  const again = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Повторить' })
  await expect(again).toBeVisible({ timeout: 15_000 })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await again.click()
  await expect(listing.cards.first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('a version swap keeps focus', async ({ shop, page, product }) => {
  const base = shop.releases.active(CATALOG)
  const next = nextOf(base)
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base, next] })
  const { url } = await somePiece(shop)
  await expect.poll(async () => (await shop.ask(url)).text).toContain(`data-version="${next}"`)
  await openListening(page, shop, url)
  await product.addToBag.focus()
  shop.releases.rollback(CATALOG)
  await expect(shown(page, base)).toBeAttached({ timeout: 5000 })
  await expect(product.addToBag).toBeFocused()
})
