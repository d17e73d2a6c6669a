import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a swipe leads through all pictures of a card, and a tap on the last one opens the piece [card.photos-on-demand]', async ({
    page,
    listing,
    shop,
  }) => {
    await listing.open('/catalog/rings')
    const link = page.getByTestId('product-card').first().getByRole('link').first()
    const pictures = link.locator('img')
    await expect(pictures).toHaveCount(1)
    await shop.hydrated(page)
    for (const index of [1, 2]) {
      await swipeLeft(link.locator('..'))
      await expect(pictures.nth(index)).toBeInViewport({ ratio: 0.9 })
      await expect.poll(() => pictures.nth(index).evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
    }
    await expect(pictures).toHaveCount(3)
    await pictures.nth(2).tap()
    await expect(page).toHaveURL(/\/catalog\/rings\/.+/)
  })

  test('the filter sheet button says how many pieces it will show', async ({ page, listing }) => {
    await listing.open()
    await listing.main.getByRole('link', { name: /^фильтры/i }).click()
    const sheet = page.getByRole('dialog', { name: /фильтры/i })
    await expect(sheet.getByRole('button', { name: /^показать \d+ украшен/i })).toBeVisible()
  })

  test('product cards show the whole name, including the metal', async ({ page, listing }) => {
    await listing.open('/catalog/rings')
    expect(await namesCutOff(page)).toStrictEqual([])
  })
})

test('pieces that are sold out are the last ones of a list [catalog.sold-out-last]', async ({ page, listing }) => {
  await listing.open('/catalog/necklaces')
  const cards = page.locator('#list').getByTestId('product-card')
  const isGone = await cards.evaluateAll((all) => all.map((card) => card.textContent.includes('Нет в наличии')))
  expect(isGone).toContain(true)
  expect(isGone.indexOf(true)).toBeGreaterThan(isGone.lastIndexOf(false))
})

test('pins on the shop map never overlap', async ({ page, shop }) => {
  await shop.open(page, '/shops')
  const map = page.locator('[data-map]').first()
  await map.scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('data-map', 'ready')
  const pins = map.getByRole('button')
  await expect(pins.first()).toBeVisible()
  const alone = await pins.count()
  // From further away the shops of Moscow come together.
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: 'Дальше' }).click()
  await expect.poll(() => pins.count()).toBeLessThan(alone)
  const least = () =>
    pins.evaluateAll((buttons) => {
      const middles = buttons.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      })
      const gaps = middles.flatMap((one, index) => middles.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)))
      return Math.min(...gaps)
    })
  await expect.poll(least).toBeGreaterThanOrEqual(24)
})

/** A finger moves across the element. */
async function swipeLeft(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!
  const cdp = await element.page().context().newCDPSession(element.page())
  const steps = Array.from({ length: 12 }, (_, step) => ({ x: x + width * (0.9 - step * 0.07), y: y + height / 2 }))
  for (const [index, point] of steps.entries())
    await cdp.send('Input.dispatchTouchEvent', { type: index === 0 ? 'touchStart' : 'touchMove', touchPoints: [point] })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Names whose end is not inside the box that shows them. */
const namesCutOff = (page: Page) =>
  page.getByTestId('product-card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const heading = card.querySelector('h2, h3')
      if (!heading?.checkVisibility({ contentVisibilityAuto: true })) return []
      const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      let last = words.nextNode()
      for (let next = last; next; next = words.nextNode()) last = next
      const end = document.createRange()
      end.setStart(last as Node, Math.max(0, (last?.textContent?.length ?? 0) - 1))
      end.setEndAfter(last as Node)
      const isWhole = end.getBoundingClientRect().bottom <= heading.getBoundingClientRect().bottom + 1
      return isWhole ? [] : [heading.textContent]
    }),
  )
