import { expect, test } from '../../fixtures.ts'
import { somePiece } from '../../machine/catalogue.ts'
import { Chrome } from '../../pages/chrome.ts'
import { ProductPage } from '../../pages/product.ts'

test('tabs of one browser share the bag, favorites and theme', async ({ context, page, shop, chrome, product }) => {
  const other = await context.newPage()
  const elsewhere = new Chrome(other)
  const address = (await somePiece(shop)).url
  await shop.open(other, '/catalog')
  await shop.open(page, address)

  await product.addToBag.click()
  await elsewhere.expectBagCount(1)
  await chrome.closeDrawer()

  const heart = product.main.getByTestId('favorite').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(elsewhere.favoritesCount).toHaveText('1')
  const itemId = await heart.getAttribute('value')
  await shop.open(other, address)
  await expect(new ProductPage(other, shop).main.locator(`[data-testid=favorite][value="${itemId}"]`).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.emulateMedia({ colorScheme: 'light' })
  await chrome.theme.click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', (await page.locator('html').getAttribute('data-theme')) ?? '')
})

test('two browsers do not share a bag', async ({ page, shop, product, newBrowser }) => {
  await shop.open(page, (await somePiece(shop)).url)
  await product.addToBag.click()
  const stranger = await (await newBrowser()).newPage()
  await shop.open(stranger, '/catalog')
  await new Chrome(stranger).expectBagCount(0)
})
