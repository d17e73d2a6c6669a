import { expect, test } from '../../../fixtures.ts'
import { expectAccessible } from '../../../machine/checks/accessible.ts'

const shops = [
  { host: 'ru', wedding: 'Обручальные кольца', occasion: 'Свадьба', kinds: 'Какие бывают', fresh: 'Новое в разделе' },
  { host: 'com', wedding: 'Wedding rings', occasion: 'Wedding', kinds: 'Which kinds there are', fresh: 'New in this section' },
] as const

for (const { host, wedding, occasion, kinds, fresh } of shops)
  test.describe(`on ${host}`, () => {
    test.use({ host, reducedMotion: 'reduce' })

    test('a category leads to its sub-category, and a piece there keeps the address of its category [catalog.sub-categories]', async ({
      page,
      listing,
    }) => {
      await listing.open('/catalog/rings')
      await listing.main.getByRole('link', { name: wedding }).click()
      await expect(page).toHaveURL(/\/catalog\/rings\/wedding$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(wedding)
      const list = page.locator('#list')
      await expect(list.getByTestId('product-card')).toHaveCount(3)
      await expectAccessible(page)
      await list.getByTestId('product-card').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/catalog\/rings\/[a-z]+-[a-z-]+$/)
      await expect(page.getByTestId('add-to-bag').first()).toBeVisible()
    })

    test('an occasion shows its kinds; a budget filters it; the newest pieces stand beside [catalog.occasion-pages] [catalog.new-beside-listing]', async ({
      page,
      listing,
    }) => {
      await listing.open('/catalog/wedding')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(occasion)
      const tiles = page.getByRole('navigation', { name: kinds }).getByRole('link')
      await expect(tiles).toHaveCount(4)
      const all = await page.locator('#list').getByTestId('product-card').count()
      const row = page.getByRole('region', { name: fresh })
      await row.scrollIntoViewIfNeeded()
      await expect(row.getByTestId('product-card')).toHaveCount(3)
      await expectAccessible(page)
      await page.locator('a[href*="price_to"]').first().click()
      await expect(page).toHaveURL(/price_to=/)
      await expect.poll(() => page.locator('#list').getByTestId('product-card').count()).toBeLessThan(all)
      await tiles.first().click()
      await expect(page).toHaveURL(/\/catalog\/wedding\/[a-z]+$/)
      await expect(page.locator('#list').getByTestId('product-card')).toHaveCount(3)
    })
  })

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })

  test('Back restores a sub-category and the place in it', async ({ page, listing, shop }) => {
    await listing.open('/catalog/necklaces/pendants')
    await shop.hydrated(page)
    const card = page.locator('#list').getByTestId('product-card').nth(5)
    await card.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(300)
    await card.getByRole('link').first().click()
    await expect(page.getByTestId('add-to-bag').first()).toBeVisible()
    await page.goBack()
    await expect(page.locator('#list').getByTestId('product-card')).toHaveCount(7)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -2)
  })

  test('the menu opens by keyboard, with counts, and leads to an occasion [catalog.menu-counts]', async ({ page, listing, shop }) => {
    await listing.open('/catalog/rings')
    await shop.hydrated(page)
    const header = page.getByRole('banner')
    const unfold = header.getByRole('button', { name: 'Показать разделы: Украшения' })
    await unfold.focus()
    await page.keyboard.press('Enter')
    await expect(unfold).toHaveAttribute('aria-expanded', 'true')
    const count = await page.getByRole('heading', { level: 1 }).locator('sup').textContent()
    await expect(header.getByRole('link', { name: `Кольца ${count}` })).toBeVisible()
    const engagement = header.getByRole('link', { name: 'Помолвка' })
    await expect(engagement).toBeVisible()
    await expectAccessible(page)
    for (let press = 0; press < 20 && !(await engagement.evaluate((link) => link === document.activeElement)); press++)
      await page.keyboard.press('Tab')
    await expect(engagement).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/catalog\/engagement$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Помолвка')
    await expect(engagement).toBeHidden()
  })

  test('a designer is found by typing in the filter [catalog.long-facets]', async ({ page, listing, shop }) => {
    await listing.open('/catalog')
    await shop.hydrated(page)
    await listing.main.getByText('Дизайнер', { exact: true }).click()
    const field = listing.main.getByRole('searchbox', { name: 'Найти: Дизайнер' })
    await field.fill('севе')
    await expect(listing.main.getByRole('checkbox', { name: /^Северин/ })).toBeVisible()
    await expect(listing.main.getByRole('checkbox', { name: /^Noor/ })).toBeHidden()
    await expectAccessible(page)
    await listing.main.getByRole('checkbox', { name: /^Северин/ }).check()
    await expect(page).toHaveURL(/\?designer=severin$/)
    await expect(listing.main.getByRole('checkbox', { name: /^Северин/ })).toBeChecked()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a sub-category, an occasion and the rest of a long filter are there', async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(shop.at('/catalog/engagement'))
    await expect(page.getByRole('navigation', { name: 'Какие бывают' }).getByRole('link')).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Новое в разделе' })).toBeVisible()
    await page.goto(shop.at('/catalog'))
    await page.getByText('Цвет', { exact: true }).click()
    await page
      .getByText(/^Ещё \d+$/)
      .filter({ visible: true })
      .last()
      .click()
    await expect(page.getByRole('checkbox', { name: /^Чёрный/ }).last()).toBeVisible()
  })
})
