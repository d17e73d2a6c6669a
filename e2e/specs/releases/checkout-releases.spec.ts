import { expect, releaseTest as test } from '../../fixtures.ts'
import { somePiece } from '../../machine/catalogue.ts'
import { nextOf } from '../../machine/servers/releases.ts'

const CHECKOUT = 'mfe-cart-checkout'
const STREAM_OPENS_WITHIN = 12_000

test('a rollback of mfe-cart-checkout keeps typed checkout input, focus and caret', async ({ shop, page, product, checkout }) => {
  const base = shop.releases.active(CHECKOUT)
  const next = nextOf(base)
  shop.releases.startFrom({ ...shop.releases.actives, [CHECKOUT]: [base, next] })
  await expect.poll(async () => (await shop.ask('/cart')).text).toContain(`data-version="${next}"`)
  await product.open((await somePiece(shop)).url)
  await product.addAndWait()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
  await page.addInitScript(() => {
    new BroadcastChannel('release').addEventListener('message', ({ data }) =>
      Object.assign(window, { heard: (JSON.parse(String(data)) as { serial: number }).serial }),
    )
  })
  await checkout.open()
  await page.waitForFunction((serial) => ((window as { heard?: number }).heard ?? 0) >= serial, shop.releases.record.serial, {
    timeout: STREAM_OPENS_WITHIN,
  })
  await checkout.fio.fill('Анна Петрова')
  await checkout.email.fill('anna@example.com')
  await checkout.fio.evaluate((field: HTMLInputElement) => {
    field.focus()
    field.setSelectionRange(2, 4)
  })
  const origin = await page.evaluate(() => performance.timeOrigin)

  shop.releases.rollback(CHECKOUT)
  await expect(page.locator(`main [data-owner="${CHECKOUT}"][data-version="${base}"]`).first()).toBeAttached({ timeout: 8000 })
  await expect(checkout.fio).toHaveValue('Анна Петрова')
  await expect(checkout.email).toHaveValue('anna@example.com')
  await expect(checkout.fio).toBeFocused()
  expect(await checkout.fio.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd])).toStrictEqual([2, 4])
  await expect(page.getByTestId('bag-count').or(page.getByText('1 украшение')).first()).toBeAttached()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(origin)
})

test('browsing and adding to the bag work without mfe-cart-checkout', async ({ page, shop, trouble, chrome, listing }) => {
  trouble.expect(/Failed to load resource/, /mfe-cart-checkout/, /ChunkLoadError/, /RUNTIME-00/)
  await page.route(/\/a\/mfe-cart-checkout\//, (route) => route.fulfill({ status: 404, body: 'not here' }))
  for (const address of ['/', '/catalog/rings', (await somePiece(shop)).url]) {
    await shop.open(page, address)
    await chrome.expectWhole()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.getByTestId('add-to-bag').first().click()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
  await shop.open(page, '/catalog')
  await expect(listing.cards.first()).toBeVisible()
})
