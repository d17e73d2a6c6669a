import type { Page } from '@playwright/test'
import { expect, test as base } from '../../fixtures.ts'
import { STATE_DIR } from '../../environment.ts'
import { amplePiece, somePiece } from '../../machine/catalogue.ts'
import { FrontDoor } from '../../machine/servers/front-door.ts'
import { Releases } from '../../machine/servers/releases.ts'
import { Shop } from '../../machine/shop.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import { SwitchedApi } from '../../machine/servers/switched-api.ts'

/** By then a page whose API is back has noticed it: it looks every few seconds. */
const NOTICED_WITHIN = 10_000

const test = base.extend<{ api: SwitchedApi; shop: Shop }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this very pattern.
  api: async ({}, provide) => {
    const api = await SwitchedApi.open()
    await provide(api)
    await api.close()
  },
  shop: async ({ host, api, trouble }, provide) => {
    // Calls that fail are what these tests are about.
    trouble.expect(/Failed to load resource/)
    const door = await FrontDoor.open(undefined, api.url)
    await provide(new Shop(door.port, host, new Releases(STATE_DIR)))
    await door.close()
  },
})

const failure = (page: Page) => page.getByRole('heading', { level: 1, name: 'Страница не открылась' })

test('a page opened while the API is down says for how long, and recovers by itself when it is back [errors-page.api-away]', async ({
  shop,
  api,
  page,
  listing,
}) => {
  api.on = false
  const opened = await page.goto(shop.at('/catalog'))
  expect([opened?.status(), opened?.headers()['retry-after']]).toStrictEqual([503, '30'])
  await expect(failure(page)).toBeVisible()
  const readiness = await shop.ask('/front-door/health/ready')
  expect([readiness.status, JSON.parse(readiness.text)]).toMatchObject([200, { degraded: true, api: 'away' }])
  api.on = true
  await expect(listing.cards).toHaveCount(48, { timeout: NOTICED_WITHIN })
  await expect(failure(page)).toHaveCount(0)
})

test('a page that failed during navigation recovers by itself in the same document', async ({ shop, api, page, listing }) => {
  await shop.open(page, '/about')
  api.on = false
  const document = await page.evaluateHandle(() => window.document)
  await page.getByRole('banner').getByRole('link', { name: 'Новинки', exact: true }).click()
  await expect(failure(page)).toBeVisible()
  api.on = true
  await expect(listing.cards.first()).toBeVisible({ timeout: NOTICED_WITHIN })
  expect(await document.evaluate(({ defaultView }) => defaultView !== null)).toBe(true)
})

test('a failed part of a page retries by itself', async ({ shop, api, page }) => {
  api.on = false
  await shop.open(page, '/cart')
  const part = page.getByRole('main').getByRole('alert')
  await expect(part).toContainText('Корзина не загрузилась')
  api.on = true
  await expect(part).toHaveCount(0, { timeout: NOTICED_WITHIN })
  await expect(page.getByRole('main').getByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible()
})

test('the menu and bag of a page opened while the API is down recover by themselves', async ({ shop, api, page, chrome, product }) => {
  await shop.open(page, (await somePiece(shop)).url)
  await product.addAndWait()
  await chrome.expectBagCount(1)
  api.on = false
  await shop.open(page, '/about')
  const menu = chrome.header.getByRole('link', { name: 'Новинки', exact: true })
  await expect(chrome.bagCount).not.toHaveText('1')
  api.on = true
  await expect(chrome.bagCount).toHaveText('1', { timeout: NOTICED_WITHIN })
  await expect(menu).toBeVisible()
})

test('an API that dies between the order and its payment costs nothing: the order is there, once, and paid [checkout.changed-meanwhile]', async ({
  shop,
  api,
  page,
  product,
  checkout,
  bank,
}) => {
  test.slow()
  const phone = newPhone('ru')
  await product.open((await amplePiece(shop, 'earrings')).url)
  await product.addAndWait()
  await checkout.openAtPayment(phone)
  // Dead before the order: said in plain words, and the form stays.
  api.on = false
  await checkout.pay()
  await expect(page.getByRole('main').getByText(/попробуйте через минуту/i)).toBeVisible()
  await expect(checkout.agreement).toBeChecked()
  api.on = true
  await checkout.place.first().click()
  await bank.expectOpen()
  // Dead after it: the shopper comes back from the bank to a shop without its API.
  api.on = false
  await bank.pay()
  await expect(page).toHaveURL(/\/payment\?order=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Проверяем оплату' })).toBeVisible()
  api.on = true
  await checkout.expectSuccess()
  await shop.open(page, '/cart')
  await expect(page.getByRole('main').getByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible()
})
