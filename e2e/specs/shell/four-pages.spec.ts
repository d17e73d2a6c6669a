import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { LONG, type Host } from '../../environment.ts'
import { somePiece } from '../../machine/catalogue.ts'
import { countOf, titleOf } from '../../machine/ask.ts'
import type { Shop } from '../../machine/shop.ts'

interface Storefront {
  host: Host
  language: 'ru' | 'en'
  currency: RegExp
}

// Playwright's Chromium asks for English: that is what an unknown host shows.
const storefronts: Storefront[] = [
  { host: 'ru', language: 'ru', currency: /\d[\d\s\u00A0\u202F]*\s?₽/ },
  { host: 'com', language: 'en', currency: /AED|Dh/ },
  { host: 'en', language: 'en', currency: /AED|Dh/ },
  { host: 'unknown', language: 'en', currency: /AED|Dh/ },
]

const pages: [name: string, address: (shop: Shop) => Promise<string>, hasPrices: boolean][] = [
  ['home', async () => '/', true],
  ['listing', async () => '/catalog', true],
  ['product', async (shop) => (await somePiece(shop)).url, true],
  ['bag', async () => '/cart', false],
]

/** Marks what the server wrote before React comes. */
const markServerNodes = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((changes) => {
      if (performance.getEntriesByName('hydrated').length > 0) return
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) Object.assign(node, { fromServer: true })
    }).observe(document, { childList: true, subtree: true })
  })

for (const { host, language, currency } of storefronts) {
  test.describe(`on ${host}`, ['ru', 'com'].includes(host) ? {} : LONG, () => {
    test.use({ host })

    for (const [name, addressOf, hasPrices] of pages) {
      test(`the ${name} page is fully server-rendered and hydrated in place`, async ({ page, shop }) => {
        const address = await addressOf(shop)
        const reply = await shop.ask(address, { headers: { 'accept-language': 'en-US' } })
        expect(reply.status).toBe(200)
        expect(reply.text).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
        expect(countOf(reply, 'h1')).toBe(1)
        expect(countOf(reply, 'main')).toBe(1)
        expect(titleOf(reply)).toMatch(/ZLATA/)
        if (hasPrices) expect(reply.text).toMatch(currency)
        if (language === 'en') expect(reply.text).not.toContain('₽')

        await markServerNodes(page)
        await shop.open(page, address)
        await expect(page).toHaveTitle(titleOf(reply))
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toHaveCount(1)
        await expect(page.getByRole('main')).toHaveCount(1)
        expect(
          await heading.evaluate((node) => 'fromServer' in node && Object.keys(node).some((key) => key.startsWith('__reactFiber'))),
        ).toBe(true)
        if (language === 'en') expect(await page.getByRole('main').innerText()).not.toMatch(/[а-яё]{3}/i)
      })
    }
  })
}

test('a document has one React and one Effector, whichever remotes it has shown', async ({ page, shop, chrome, listing, product }) => {
  await shop.open(page, '/')
  await chrome.header.getByRole('link', { name: 'Новинки' }).first().click()
  await listing.cardLink(0).click()
  await expect(product.heading).toBeVisible()
  await chrome.openBag()
  const shared = await page.evaluate(() => {
    const federation = (
      window as unknown as { __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Record<string, object>> }[] } }
    ).__FEDERATION__
    return federation.__INSTANCES__.flatMap(({ shareScopeMap }) =>
      Object.entries(shareScopeMap['default'] ?? {}).map(([name, versions]) => [name, Object.keys(versions).length]),
    )
  })
  expect(shared).toContainEqual(['react', 1])
  expect(shared).toContainEqual(['effector', 1])
  expect(shared.filter(([, versions]) => versions !== 1)).toStrictEqual([])
  expect(
    await page.evaluate(() => (window as unknown as { __FEDERATION__: { __INSTANCES__: object[] } }).__FEDERATION__.__INSTANCES__.length),
  ).toBe(1)
})

test('data in the document is not requested again', async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const common = page.waitForResponse(/common_data/)
  await shop.open(page, '/catalog')
  await common
  expect(asked.filter((path) => path.endsWith('/show'))).toStrictEqual([])
})

test('?owners=1 shows which remote and version owns what', async ({ page, shop }) => {
  await shop.open(page, '/?owners=1')
  const areas = await page
    .locator('[data-owner]')
    .evaluateAll((nodes) => nodes.map((node) => [node.getAttribute('data-owner'), node.getAttribute('data-version')]))
  expect(areas).toContainEqual(['mfe-landings', shop.releases.active('mfe-landings')])
  expect(areas).toContainEqual(['mfe-catalog', shop.releases.active('mfe-catalog')])
})

test('hover prefetches a page: the click requests no more code or data', async ({ page, shop, chrome, listing }) => {
  await shop.open(page, '/cart')
  const link = chrome.header.getByRole('link', { name: 'Новинки' }).first()
  const data = page.waitForResponse(/\/backend\/tags\/show/)
  const code = page.waitForResponse(/page-listing\.js/)
  await link.hover()
  await Promise.all([data, code])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await link.click()
  await expect(listing.cards.first()).toBeVisible()
  // Code of pages that come after this one may be on its way already.
  expect(asked.filter((path) => /listing.*\.js$|\/show$/.test(path))).toStrictEqual([])
})
