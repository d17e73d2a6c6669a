import { expect, test } from '../../fixtures.ts'
import { somePiece } from '../../machine/catalogue.ts'

test.use({ javaScriptEnabled: false })

test('the listing can be read, filtered and paged', async ({ page, shop, listing }) => {
  await page.goto(shop.at('/catalog'))
  await expect(listing.cards).toHaveCount(48)
  const all = await listing.total()
  await listing.submitFilter('metal', 'yellow')
  await expect(page).toHaveURL(/metal=yellow/)
  const some = await listing.total()
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(all)

  await page.goto(shop.at('/catalog'))
  await page.getByRole('main').locator('a[href*="page=2"]').first().click()
  await expect(page).toHaveURL(/page=2/)
  await expect(listing.cards.first()).toBeVisible()
})

test('a product can be added to the bag, which counts it once JavaScript is back', async ({ page, shop, product, newBrowser, chrome }) => {
  await page.goto(shop.at((await somePiece(shop)).url))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const before = page.url()
  await product.addToBag.click()
  expect(page.url()).toBe(before)

  const context = await newBrowser({ javaScriptEnabled: true, storageState: await page.context().storageState() })
  const later = await context.newPage()
  await shop.open(later, '/catalog')
  await expect(later.getByTestId('bag-count')).toHaveText('1')
  await expect(chrome.header).toBeVisible()
})

test('adding to favorites works as a form', async ({ page, shop, listing, newBrowser }) => {
  await page.goto(shop.at('/catalog'))
  await listing.cards.nth(2).getByTestId('favorite').click()
  await expect(page).toHaveURL(shop.at('/catalog'))
  const context = await newBrowser({ javaScriptEnabled: true, storageState: await page.context().storageState() })
  const later = await context.newPage()
  await shop.open(later, '/catalog')
  await expect(later.getByTestId('product-card').nth(2).getByTestId('favorite')).toHaveAttribute('aria-pressed', 'true')
})

test('the bag says that it needs JavaScript', async ({ page, shop }) => {
  await page.goto(shop.at('/cart'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A browser that is driven reads the element as if scripts were on: its text is what others show.
  expect(await page.getByRole('main').locator('noscript').textContent()).toMatch(/javascript/i)
})
