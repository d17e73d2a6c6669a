import { expect, test } from '../../fixtures.ts'
import { somePiece, someRing } from '../../machine/catalogue.ts'

test.describe('the gift finder', () => {
  test('shows the number of matches for every choice, and the listing has the same total', async ({ page, home, listing }) => {
    await home.open()
    const { finder } = home
    const count = async () => Number((await finder.getByRole('status').textContent())?.replace(/\D/g, ''))
    const all = await count()
    // Its code comes when the shopper is near: the first choice may be made before.
    await finder.getByRole('radio', { name: 'Маме' }).check()
    await expect.poll(count).toBeLessThan(all)
    await finder.getByRole('radio', { name: 'День рождения' }).check()
    await finder.getByRole('radio', { name: /^До.30/ }).check()
    const some = await count()
    await finder.getByRole('button', { name: 'Показать' }).click()
    await expect(page).toHaveURL(/\/catalog\?for=mother&occasion=birthday&price_to=30000$/)
    await expect(listing.applied).toHaveCount(3)
    expect(await listing.total()).toBe(some)
  })

  test('never leads to an empty listing', async ({ page, home, shop }) => {
    await home.open()
    await home.finder.scrollIntoViewIfNeeded()
    for (const recipient of await home.finder.getByRole('group', { name: 'Кому' }).getByRole('radio').all()) {
      await recipient.check()
      for (const occasion of await home.finder.getByRole('group', { name: 'Повод' }).getByRole('radio').all()) {
        await occasion.check()
        await expect(home.finder.getByRole('status')).toHaveText(/^[1-9]/)
      }
    }
    expect(page.url()).toBe(shop.at('/'))
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('works as a plain form', async ({ page, home, shop, listing }) => {
      await page.goto(shop.at('/'))
      await home.finder.getByRole('radio', { name: 'Ему' }).check()
      await home.finder.getByRole('button', { name: 'Показать' }).click()
      await expect(page).toHaveURL(/\/catalog\?for=him/)
      await expect(listing.cards.first()).toBeVisible()
    })
  })
})

test.describe('recently viewed', () => {
  test('pieces are listed newest first on the home page and disappear when cleared', async ({ page, home, product, shop }) => {
    const [first, second] = [await somePiece(shop), await someRing(shop)]
    await home.open()
    await expect(home.viewed).toHaveCount(0)
    for (const { url } of [first, second, first]) {
      await product.open(url)
      await expect(product.heading).toBeVisible()
    }
    await home.open()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const cards = home.viewed.getByTestId('product-card')
    await expect(cards).toHaveCount(2)
    await expect(cards.first().getByRole('link').first()).toHaveAttribute('href', new URL(first.url, shop.at('/')).pathname)
    await home.viewed.getByRole('button', { name: 'Очистить' }).click()
    await expect(home.viewed).toHaveCount(0)
    await home.open()
    await expect(page.locator('html')).not.toHaveAttribute('data-viewed')
  })

  test('"clear" ends where the row ends when all of it is in view', async ({ page, home, product, shop }) => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await product.open((await somePiece(shop)).url)
    await home.open()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const clear = home.viewed.getByRole('button', { name: 'Очистить' })
    const gap = async () => {
      const [row, button] = await Promise.all([home.viewed.boundingBox(), clear.boundingBox()])
      return Math.abs((row?.x ?? 0) + (row?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0))
    }
    await expect.poll(gap).toBeLessThanOrEqual(1)
  })

  test('pieces cause no layout shift when they load', async ({ page, home, product, shop }) => {
    await product.open((await somePiece(shop)).url)
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifts: [] })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (globalThis as unknown as { shifts: number[] }).shifts.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await home.open()
    await expect(page.locator('.far:not([data-laid-out])')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(home.viewed.getByTestId('product-card')).toHaveCount(1)
    expect(
      await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0)),
    ).toBeLessThan(0.01)
  })
})

test('a row that has nothing to show leaves no gap on the home page [routes.home-without-banners]', async ({ page, shop }) => {
  const row = page.locator('[data-area="widget/bestsellers"]')
  const height = () => row.evaluate((area) => area.parentElement?.offsetHeight)
  await page.route('**/backend/pd/frontend/bestsellers', (route) => route.fulfill({ json: { products: [] } }))
  await page.goto(shop.at('/designers'))
  // Until then a click loads a new document, and the server fills its row.
  await expect(page.locator('[data-area="page/designers"][data-live]')).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: 'ZLATA' }).click()
  await expect(page).toHaveURL(shop.at('/'))
  await expect.poll(height).toBe(0)
  await page.unroute('**/backend/pd/frontend/bestsellers')
  await page.goto(shop.at('/'))
  await expect.poll(height).toBeGreaterThan(300)
})
