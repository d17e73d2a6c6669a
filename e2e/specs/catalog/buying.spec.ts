import { expect, test } from '../../fixtures.ts'
import { findPiece, somePiece, someRing } from '../../machine/catalogue.ts'

test.describe('the listing page', () => {
  test('a filter updates the URL, the total and the cards, and Back removes it', async ({ page, listing }) => {
    await listing.open()
    const all = await listing.total()
    const first = await listing.names()
    await listing.facet('metal', 'yellow').click()
    await expect(page).toHaveURL(/[?&]metal=yellow/)
    await expect.poll(() => listing.total()).toBeLessThan(all)
    await expect(listing.applied).toHaveCount(1)
    await listing.facet('metal', 'white').click()
    await expect(page).toHaveURL(/metal=white&metal=yellow|metal=yellow&metal=white/)
    await listing.applied.first().click()
    await expect(listing.applied).toHaveCount(1)

    await page.goBack()
    await expect(listing.applied).toHaveCount(2)
    await page.goBack()
    await expect(page).toHaveURL(/\?metal=yellow$/)
    await expect(listing.applied).toHaveCount(1)
    await page.goBack()
    await expect(listing.applied).toHaveCount(0)
    await expect.poll(() => listing.names()).toStrictEqual(first)
  })

  test('a city narrows a list to what its shops have, and says when they can be visited [catalog.collect-in-shop]', async ({
    page,
    listing,
  }) => {
    await listing.open('/catalog')
    await listing.main.getByText(/^Забрать в.магазине/).click()
    await listing.main.getByText(/^Москва: (?:сегодня|завтра) /).click()
    await expect(page).toHaveURL(/\?collect=moscow$/)
    await expect(listing.applied.filter({ hasText: /Москва: (?:сегодня до|сегодня с|завтра с)/ })).toBeVisible()
    await page.reload()
    await expect(listing.facet('collect', 'moscow')).toBeChecked()
  })

  test('sorting by price puts the cheapest first and keeps the filter', async ({ page, listing }) => {
    await listing.open('/catalog/rings?metal=yellow')
    await listing.sort.selectOption('price-asc')
    await expect(page).toHaveURL(/sort=price-asc/)
    await expect(page).toHaveURL(/metal=yellow/)
    await expect.poll(async () => isAscending(await listing.prices())).toBe(true)
    expect((await listing.prices()).length).toBeGreaterThan(3)
  })

  test('page two has its own URL, and Back from a product restores the list and its scroll', async ({ page, listing, product }) => {
    await listing.open()
    const first = await listing.names()
    await listing.laidOut()
    await listing.pages.getByRole('link', { name: '2', exact: false }).first().click()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(() => listing.names()).not.toStrictEqual(first)
    const second = await listing.names()
    const card = listing.cardLink(2)
    await page.evaluate(() => scrollTo(0, 350))
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(300)
    await card.click()
    await expect(product.addToBag.or(product.heading).first()).toBeVisible()
    await expect(page).toHaveURL(/\/catalog\/[\w-]+\/[\w-]+/)
    await page.goBack()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(() => listing.names()).toStrictEqual(second)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 200)
    await page.goBack()
    await expect.poll(() => listing.names()).toStrictEqual(first)
  })

  test('Back from a product far down a list restores the exact scroll position', async ({ page, listing, product }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await listing.open()
    const place = async () => (await listing.cards.nth(40).boundingBox())?.y ?? 0
    // As a shopper gets there: bands of pieces are laid out as they come near. A turn of the wheel arrives later than its call ends.
    let before = await place()
    while (before >= 600) {
      const scrolled = page.evaluate(() => new Promise((done) => addEventListener('scrollend', done, { once: true })))
      await page.mouse.wheel(0, 500)
      await scrolled
      before = await place()
    }
    await listing.cardLink(40).click()
    await expect(product.heading).toBeVisible()
    await page.goBack()
    await expect(listing.cards.nth(40)).toBeInViewport()
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1)
  })

  test('an idle page is laid out down to its last card', async ({ listing, chrome }) => {
    await listing.open()
    await expect(chrome.footer).toBeAttached()
    await listing.laidOut()
    expect(await listing.cards.last().evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  })

  test('what a shopper reads stays in its place while the pieces above are laid out', async ({ page, listing }) => {
    await page.setViewportSize({ width: 1440, height: 720 })
    // The page is at rest when the test says so, however slow the machine is.
    await page.addInitScript(() => {
      const whenIdle = window.requestIdleCallback
      let isAtRest = false
      addEventListener('test-rest', () => (isAtRest = true))
      window.requestIdleCallback = (callback) => {
        if (isAtRest) return whenIdle(callback)
        addEventListener('test-rest', () => whenIdle(callback), { once: true })
        return 0
      }
    })
    await listing.open()
    await listing.showMore.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }))
    // The pieces beside it are laid out in the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))))
    const top = async () => (await listing.showMore.boundingBox())?.y ?? 0
    const before = await top()
    await page.evaluate(() => dispatchEvent(new Event('test-rest')))
    await listing.laidOut()
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2)
  })

  test('the page does not scroll behind an open menu or filter sheet', async ({ page, listing, chrome }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await listing.open()
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
    for (const opener of [chrome.header.getByRole('button', { name: /^меню/i }), listing.main.getByRole('link', { name: /^фильтры/i })]) {
      expect(await overflow()).toBe('visible')
      await opener.click()
      await expect.poll(overflow).toBe('hidden')
      await page.keyboard.press('Escape')
      await expect.poll(overflow).toBe('visible')
    }
  })

  test('"show more" appends the next page and updates the URL', async ({ page, listing }) => {
    await listing.open()
    await listing.laidOut()
    await listing.showMore.click()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(() => listing.cards.count()).toBeGreaterThan(48)
  })

  test('an empty listing has a reset link that brings products back', async ({ listing, page, shop }) => {
    await shop.open(page, '/catalog/rings?price_from=99999999')
    await expect(listing.cards).toHaveCount(0)
    await listing.main
      .getByRole('link', { name: /сбросить/i })
      .last()
      .click()
    await expect(listing.cards.first()).toBeVisible()
  })
})

test.describe('the product page', () => {
  test('the chosen size is in the URL and is the one added to the bag', async ({ page, shop, product, chrome, bag }) => {
    const ring = await someRing(shop)
    const [sku] = ring.skus.filter(({ balances }) => balances >= 3).slice(-1)
    await product.open(ring.url)
    await expect(product.heading).toContainText(ring.name)
    await product.sizeTile(sku?.id ?? '').click()
    await expect(page).toHaveURL(/[?&]size=/)
    await product.addToBag.click()
    await chrome.expectBagCount(1)
    await expect(chrome.drawer).toContainText(ring.name)
    await bag.open()
    await expect(bag.lines).toHaveCount(1)
    await expect(bag.lines.first()).toContainText(sku?.size ?? '')
  })

  test('a sold-out size can be selected but not added, and other sizes are offered', async ({ page, shop, product }) => {
    const ring = await someRing(shop)
    await product.open(ring.url)
    await product.sizeTile(ring.soldOut[0]?.id ?? '').click()
    await expect(page).toHaveURL(/[?&]size=/)
    await expect(product.main.getByText(/сейчас нет/).first()).toBeVisible()
    await expect(product.addToBag).toHaveCount(0)
    await expect(product.main.getByRole('link', { name: ring.skus[0]?.size ?? '' }).first()).toBeVisible()
    await product.sizeTile(ring.skus[0]?.id ?? '').click()
    await expect(product.addToBag).toBeEnabled()
  })

  test('a URL with a size opens with that size selected', async ({ shop, product }) => {
    const ring = await someRing(shop)
    const sku = ring.skus.at(-1)
    await product.open(`${ring.url}?size=${sku?.size?.replace(',', '.')}`)
    await expect(product.size(sku?.id ?? '')).toBeChecked()
  })

  test('another metal of the same design has its own URL', async ({ page, shop, product }) => {
    await product.open((await somePiece(shop)).url)
    const before = new URL(page.url()).pathname
    const other = product.main.getByRole('link').and(page.locator('a[href^="/catalog/"]:not([aria-current])')).first()
    await expect(other).toBeVisible()
    await other.click()
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(before)
    await expect(product.heading).toBeVisible()
  })
})

test.describe('the bag', () => {
  test('quantity changes, removal and undo keep the totals consistent', async ({ page, shop, product, chrome, bag }) => {
    const one = await somePiece(shop)
    const two = await findPiece(shop, 'earrings', ({ skus }) => skus.some(({ balances }) => balances >= 3))
    for (const { url } of [one, two]) {
      await product.open(url)
      await product.addAndWait()
      await expect(chrome.drawer).toBeVisible()
    }
    await chrome.expectBagCount(2)
    await chrome.drawer.getByRole('link', { name: 'Корзина' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(bag.lines).toHaveCount(2)
    const sum = await bag.dueSum()

    const line = bag.lines.filter({ hasText: one.name }).first()
    await bag.more(line).click()
    await expect(bag.quantityOf(line)).toHaveText('2')
    await chrome.expectBagCount(3)
    await expect.poll(() => bag.dueSum()).toBeGreaterThan(sum)
    const withTwo = await bag.dueSum()

    await bag.remove(line).click()
    await expect(bag.lines).toHaveCount(1)
    await expect.poll(() => bag.dueSum()).toBeLessThan(sum)
    await bag.undo.click()
    await expect(bag.lines).toHaveCount(2)
    await expect(bag.quantityOf(bag.lines.filter({ hasText: one.name }).first())).toHaveText('2')
    await expect.poll(() => bag.dueSum()).toBe(withTwo)

    await shop.open(page, '/cart')
    await expect(bag.lines).toHaveCount(2)
    await chrome.expectBagCount(3)
  })

  test('survives a browser restart', async ({ page, shop, product, chrome, newBrowser }) => {
    await product.open((await somePiece(shop)).url)
    await product.addAndWait()
    await chrome.expectBagCount(1)
    await expect(chrome.drawer).toBeVisible()
    const later = await (await newBrowser({ storageState: await page.context().storageState() })).newPage()
    await shop.open(later, '/')
    await expect(later.getByTestId('bag-count')).toHaveText('1')
  })

  test('an empty bag links to the catalog', async ({ bag }) => {
    await bag.open()
    await expect(bag.main.getByRole('link', { name: /каталог/i })).toBeVisible()
    await expect(bag.lines).toHaveCount(0)
  })
})

test.describe('on the international storefront', () => {
  test.use({ host: 'com' })

  test('the bag is in English with prices in dirhams', async ({ shop, product, chrome, bag }) => {
    await product.open((await somePiece(shop)).url)
    await product.addToBag.click()
    await chrome.expectBagCount(1)
    await bag.open()
    await expect(bag.lines).toHaveCount(1)
    await expect(bag.due).toContainText(/AED|د\.إ|Dh/)
    await expect(bag.main).not.toContainText(/[а-яё]{4}/i)
  })
})

const isAscending = (values: readonly number[]) => values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))

test.describe('on a phone that has not answered about cookies', () => {
  test.use({ viewport: { width: 390, height: 844 }, consent: null })

  test('the price and the sizes stay in sight [product.price-above-cookies]', async ({ page, shop }) => {
    await shop.open(page, '/catalog/rings/band-classic-yellow')
    const question = page.getByRole('region', { name: 'Файлы cookie', exact: true })
    await expect(question).toBeVisible()
    const bar = page.locator('[data-bar]')
    await expect(bar).toContainText(/₽/)
    await expect(bar).toContainText('15,5–19')
    // The bar slides in.
    const top = async (of: typeof bar) => (await of.boundingBox())?.y ?? 0
    await expect
      .poll(async () => (await top(bar)) + ((await bar.boundingBox())?.height ?? 0) - (await top(question)))
      .toBeLessThanOrEqual(1)
    expect(await top(bar)).toBeGreaterThan((844 * 2) / 3)
  })
})

test.describe('on a wide screen that has not answered about cookies', () => {
  test.use({ viewport: { width: 1440, height: 900 }, consent: null })

  test('the question stands beside the button [product.button-beside-cookies]', async ({ page, shop }) => {
    await shop.open(page, '/catalog/rings/band-classic-yellow')
    const question = page.getByRole('region', { name: 'Файлы cookie', exact: true })
    await expect(question).toBeVisible()
    const actions = page.locator('[data-buy-actions]')
    const left = (await actions.boundingBox())?.x ?? 0
    await expect
      .poll(async () => ((await question.boundingBox())?.x ?? 0) + ((await question.boundingBox())?.width ?? left))
      .toBeLessThan(left)
  })
})
