import type { Page } from '@playwright/test'
import { expect, releaseTest, test } from '../../fixtures.ts'
import { violationsOf } from '../../machine/checks/accessible.ts'
import { somePiece } from '../../machine/catalogue.ts'
import { nextOf } from '../../machine/servers/releases.ts'

const CATALOG = 'mfe-catalog'
/** It is put in place when the page is at rest. */
const WORKER_WITHIN = 15_000
const BACK_WITHIN = 15_000

for (const each of [test, releaseTest]) {
  each.use({ serviceWorkers: 'allow' })
  each.beforeEach(({ trouble }) => trouble.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/))
}

/** The worker answers for this page, and has kept it. */
const kept = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async () =>
            navigator.serviceWorker.controller !== null && (await caches.match(location.href, { ignoreVary: true })) !== undefined,
        ),
      { timeout: WORKER_WITHIN },
    )
    .toBe(true)
const banner = (page: Page) => page.getByText(/^(Нет соединения|You are offline)/)

test('a page of the first visit opens offline with a banner that goes away once back online [screen.offline-status]', async ({
  shop,
  page,
  context,
  listing,
}) => {
  await shop.open(page, '/catalog')
  await kept(page)
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  await page.reload()
  await shop.hydrated(page)
  await expect(listing.cards).toHaveCount(48)
  await expect(banner(page)).toBeVisible({ timeout: BACK_WITHIN })
  await context.setOffline(false)
  await expect(banner(page)).toHaveCount(0, { timeout: BACK_WITHIN })
})

test('the bag opens offline with its last known pieces', async ({ shop, page, context, chrome, product }) => {
  await shop.open(page, (await somePiece(shop)).url)
  await kept(page)
  await product.addAndWait()
  await chrome.expectBagCount(1)
  await shop.open(page, '/cart')
  const pieces = page.getByRole('main').getByRole('listitem')
  await expect(pieces.first()).toBeVisible()
  await kept(page)
  await context.setOffline(true)
  await page.reload()
  await shop.hydrated(page)
  await chrome.expectBagCount(1)
  await expect(pieces.first()).toBeVisible()
})

test('a popup pressed offline says why it stays away, and opens on the next press online [popups.asks-again]', async ({
  shop,
  page,
  context,
}) => {
  await shop.open(page, '/about')
  const signIn = page.getByRole('banner').getByRole('link', { name: /Войти/ })
  await context.setOffline(true)
  await signIn.click()
  await expect(page.getByText('Окно не открылось. Проверьте связь и нажмите ещё раз.')).toBeVisible()
  await context.setOffline(false)
  await signIn.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a page reached by a link opens offline too', async ({ shop, page, context, listing, product }) => {
  await shop.open(page, '/catalog')
  await kept(page)
  await listing.cardLink(0).click()
  await expect(page).toHaveURL(/\/catalog\/[^/]+\/[^/]+/)
  await expect(product.addToBag).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '', { timeout: BACK_WITHIN })
})

test('an unvisited page shows an offline notice, links to visited pages and can be retried', async ({ shop, page, context }) => {
  await shop.open(page, '/about')
  await kept(page)
  await shop.open(page, '/catalog/rings')
  await context.setOffline(true)
  await page.goto(shop.at('/shops?city=1'))
  await expect(page.getByRole('heading', { level: 1, name: 'Нет соединения' })).toBeVisible()
  expect(await violationsOf(page)).toStrictEqual([])
  const retry = page.getByRole('link', { name: 'Попробовать снова' })
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Нет соединения' })).toBeVisible()
  await page.getByRole('link', { name: 'О нас' }).click()
  await expect(page).toHaveURL(shop.at('/about'))
  await expect(page.getByRole('heading', { level: 1, name: 'О нас' })).toBeVisible()
  await page.goBack()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/магазины/i, { timeout: BACK_WITHIN })
})

test('a tap on a card without a connection says so, names each page once, and opens the piece once it is back [errors-page.connection-lost]', async ({
  shop,
  page,
  context,
  listing,
  product,
}) => {
  await shop.open(page, '/about')
  await kept(page)
  await shop.open(page, '/catalog/rings')
  await kept(page)
  const sizes = await listing.cardLink(0).getAttribute('href')
  await listing.cardLink(0).click()
  await expect(product.addToBag).toBeVisible()
  const ring = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  // Another size of it is another address with the same title.
  await page.evaluate((href) => navigator.serviceWorker.controller?.postMessage({ seen: `${href}?size=170`, title: document.title }), sizes)
  await page.goBack()
  await context.setOffline(true)
  await listing.cardLink(3).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Нет соединения' })).toBeVisible()
  await expect(page.getByText('500')).toHaveCount(0)
  const list = page.getByRole('navigation', { name: 'Открываются и без интернета' }).getByRole('link')
  await expect(list.first()).toBeVisible()
  const titles = await list.allTextContents()
  expect(titles).toStrictEqual([...new Set(titles)])
  expect(titles.filter((title) => title.startsWith(ring))).toHaveLength(1)
  expect(titles.join()).not.toMatch(/Нет соединения|не открылась/)
  expect(await violationsOf(page)).toStrictEqual([])
  // What is listed opens, and going back finds the lost page as it was.
  await list.filter({ hasText: 'О нас' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'О нас' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Нет соединения' })).toBeVisible()
  await context.setOffline(false)
  await expect(product.addToBag).toBeVisible({ timeout: BACK_WITHIN })
})

test('a page whose code does not come without a connection opens by itself once it is back', async ({ shop, page, context, chrome }) => {
  await shop.open(page, '/about')
  await kept(page)
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  await chrome.header
    .getByRole('link', { name: /Избранное/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Нет соединения' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /Избранное/ })).toBeVisible({ timeout: BACK_WITHIN })
})

test('a document asked for without a connection opens by itself once it is back', async ({ shop, page, context }) => {
  await shop.open(page, '/about')
  await kept(page)
  await context.setOffline(true)
  await page.goto(shop.at('/contacts'))
  await expect(page.getByRole('heading', { level: 1, name: 'Нет соединения' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: /контакты/i })).toBeVisible({ timeout: BACK_WITHIN })
})

test.describe('on the international storefront', () => {
  test.use({ host: 'com' })

  test('the offline notice of an unvisited page is in English', async ({ shop, page, context }) => {
    await shop.open(page, '/about')
    await kept(page)
    await context.setOffline(true)
    await page.goto(shop.at('/stores'))
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  })
})

test('choosing a gift box updates the bag stored for offline use', async ({ shop, page, context, product }) => {
  await shop.open(page, (await somePiece(shop)).url)
  await kept(page)
  await product.addAndWait()
  // A page that does not calculate the bag: it would store another answer after the one below.
  await shop.open(page, '/about')
  const cart = () =>
    page.evaluate(async () => (await (await caches.match('/backend/cart/calculate'))?.json()) as { cartData?: { giftPack?: boolean } })
  const answer = await page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/backend/token')).json()) as { csrfToken: string }
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken }
    const response = await fetch('/backend/cart/gift-pack', { method: 'POST', headers, body: '{"chosen":true}' })
    return [response.status, await response.json()] as const
  })
  expect(answer[0]).toBe(200)
  await expect.poll(cart).toStrictEqual(answer[1])
  await context.setOffline(true)
})

test('signing out removes the shopper’s data from the browser caches', async ({ shop, page, product }) => {
  const piece = await somePiece(shop)
  await shop.open(page, piece.url)
  await kept(page)
  await product.addAndWait()
  await shop.open(page, '/cart')
  // What a page asks after the sign-out belongs to the next session, and may be kept.
  const ofShopper = () =>
    page.evaluate(async (name) => {
      const documents = (await (await caches.open('documents')).keys()).map(({ url }) => new URL(url).pathname)
      const bag = await (await caches.match('/backend/cart/calculate', { cacheName: 'answers', ignoreVary: true }))?.text()
      return [...documents, ...(bag?.includes(name) ? ['bag'] : [])]
    }, piece.name)
  await expect.poll(ofShopper).toEqual(expect.arrayContaining([piece.url.split('?')[0], 'bag']))
  const status = await page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/backend/token')).json()) as { csrfToken: string }
    return (await fetch('/backend/logout', { headers: { 'x-csrf-token': csrfToken } })).status
  })
  expect(status).toBe(200)
  await expect.poll(ofShopper).toEqual([])
})

releaseTest('the service worker does not delay a rollback and evicts the rolled-back version', async ({ shop, page }) => {
  const base = shop.releases.active(CATALOG)
  const next = nextOf(base)
  shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base, next] })
  await expect.poll(async () => (await shop.ask('/catalog')).text).toContain(`data-version="${next}"`)
  await shop.open(page, '/catalog')
  await kept(page)
  const keptFiles = (version: string) =>
    page.evaluate(
      async (folder) => (await (await caches.open('artifacts')).keys()).filter(({ url }) => url.includes(folder)).length,
      `/${CATALOG}/${version}/`,
    )
  await expect.poll(() => keptFiles(next)).toBeGreaterThan(0)

  shop.releases.rollback(CATALOG)
  await expect.poll(async () => (await shop.ask('/catalog')).text).toContain(`data-version="${base}"`)
  await shop.open(page, '/catalog')
  await expect(page.getByRole('main').locator(`[data-owner="${CATALOG}"][data-version="${base}"]`).first()).toBeAttached()
  await expect.poll(() => keptFiles(next)).toBe(0)
  await expect.poll(() => keptFiles(base)).toBeGreaterThan(0)
})

test('a browser error is reported to the server from one document in five', async ({ shop, page, trouble }) => {
  trouble.expect(/broken on purpose/)
  await page.addInitScript(() => {
    Math.random = () => 0.19
  })
  await shop.open(page, '/catalog')
  const reported = page.waitForRequest('**/front-door/errors')
  await page.evaluate(() => {
    const error = new Error('broken on purpose')
    error.stack = `Error: broken on purpose\n    at x (${location.origin}/a/mfe-catalog/1.0.0/page-listing.js:1:1)`
    queueMicrotask(() => {
      throw error
    })
  })
  const request = await reported
  expect(request.postDataJSON()).toMatchObject({ message: 'broken on purpose', pathname: '/catalog' })
  expect((await request.response())?.status()).toBe(204)
})
