import type { Page } from '@playwright/test'
import { API_URL, LONG, STATE_DIR } from '../../environment.ts'
import { expect, test as base } from '../../fixtures.ts'
import { Cdn } from '../../machine/servers/cdn.ts'
import { FrontDoor } from '../../machine/servers/front-door.ts'
import { Releases } from '../../machine/servers/releases.ts'
import { Shop } from '../../machine/shop.ts'
import type { Chrome } from '../../pages/chrome.ts'
import type { ListingPage } from '../../pages/listing.ts'

const test = base.extend<object, { cdn: Cdn; door: FrontDoor }>({
  cdn: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this very pattern.
    async ({}, provide) => {
      const cdn = await Cdn.open()
      await provide(cdn)
      await cdn.close()
    },
    { scope: 'worker' },
  ],
  door: [
    async ({ cdn }, provide) => {
      const door = await FrontDoor.open(() => {}, API_URL, { ARTIFACTS_URL: cdn.origin, PICTURES_URL: cdn.origin })
      cdn.from = door.port
      await provide(door)
      await door.close()
    },
    { scope: 'worker' },
  ],
  shop: async ({ host, door, cdn }, provide) => {
    cdn.manner = 'working'
    cdn.given.splice(0)
    door.releases.startFrom(new Releases(STATE_DIR).actives)
    await provide(new Shop(door.port, host, door.releases))
  },
})

/** Files and pictures that the page has asked for, each with the host that it asked. */
function requestsOf(page: Page) {
  const asked: { host: string; path: string }[] = []
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url())
    if (/^\/(a|pictures)\//.test(pathname)) asked.push({ host: hostname, path: pathname })
  })
  return asked
}

/** Shown by the browser, from wherever it came. */
const isDrawn = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('main article img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)

/** A card leads to its piece, which can be bought: code of two remotes, lazy parts and styles among it. */
async function buys(page: Page, listing: ListingPage, chrome: Chrome) {
  await listing.cardLink(0).click()
  await page.getByTestId('add-to-bag').first().click()
  await chrome.expectBagCount(1)
}

test.describe('a CDN before the shop', LONG, () => {
  test('gives code, styles, fonts and pictures, checked by their hashes; the shop gives the first script alone [machines.cdn-integrity]', async ({
    shop,
    page,
    cdn,
    listing,
    chrome,
  }) => {
    const asked = requestsOf(page)
    await shop.open(page, '/catalog')
    await isDrawn(page)
    await buys(page, listing, chrome)
    const fromShop = asked.filter(({ host }) => host !== 'cdn.localhost').map(({ path }) => path.split('/').at(-1))
    expect(fromShop).toStrictEqual(['early-cdn.js'])
    for (const kind of [/\/main\.js$/, /\/remoteEntry\.js$/, /\/page-product\.js$/, /\.css$/, /\.woff2$/, /^\/pictures\/.+\.avif$/]) {
      expect(cdn.given.filter((path) => kind.test(path))).not.toStrictEqual([])
    }
  })

  for (const manner of ['away', 'silent', 'damaged'] as const) {
    test(`that is ${manner}: everything comes from the shop’s own host, and she buys [machines.cdn-away]`, async ({
      shop,
      page,
      cdn,
      trouble,
      listing,
      chrome,
    }) => {
      // A browser tells of every file that did not come as it should.
      trouble.expect(/Failed to load resource/, /integrity/i, /cdn\.localhost/)
      cdn.manner = manner
      const asked = requestsOf(page)
      await shop.open(page, '/catalog')
      await chrome.expectWhole()
      await buys(page, listing, chrome)
      const files = asked.filter(({ path }) => path.startsWith('/a/') && path.endsWith('.js'))
      const fromShop = files.filter(({ host }) => host !== 'cdn.localhost').map(({ path }) => path)
      expect(fromShop.filter((path) => path.endsWith('/main.js'))).toHaveLength(1)
      expect(fromShop).toHaveLength(new Set(fromShop).size)
    })
  }

  test('that goes away while she shops: what is not there yet comes from the shop’s own host, pictures too', async ({
    shop,
    page,
    cdn,
    trouble,
    listing,
    chrome,
  }) => {
    trouble.expect(/Failed to load resource/, /cdn\.localhost/)
    await shop.open(page, '/about')
    cdn.manner = 'away'
    const asked = requestsOf(page)
    await chrome.header.getByRole('link', { name: 'Новинки' }).first().click()
    await expect(listing.cards.first()).toBeVisible()
    await isDrawn(page)
    await buys(page, listing, chrome)
    expect(asked.filter(({ host, path }) => host !== 'cdn.localhost' && path.endsWith('/page-listing.js'))).toHaveLength(1)
  })
})

test.describe('a CDN and the service worker', LONG, () => {
  test.use({ serviceWorkers: 'allow' })

  test('a visited page opens offline with the files and pictures that came from the CDN', async ({
    shop,
    page,
    context,
    cdn,
    trouble,
    listing,
  }) => {
    trouble.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await shop.open(page, '/catalog')
    await isDrawn(page)
    const keepsFrom = (host: string) =>
      page.evaluate(async (from) => {
        const isKept = async (name: string) => (await (await caches.open(name)).keys()).some(({ url }) => url.startsWith(from))
        const hasPage = (await caches.match(location.href, { ignoreVary: true })) !== undefined
        return navigator.serviceWorker.controller !== null && hasPage && (await isKept('artifacts')) && (await isKept('pictures'))
      }, host)
    await expect.poll(() => keepsFrom(cdn.origin), { timeout: 15_000 }).toBe(true)
    cdn.manner = 'away'
    await context.setOffline(true)
    await page.reload()
    await shop.hydrated(page)
    await expect(listing.cards).toHaveCount(48)
    await isDrawn(page)
  })
})
