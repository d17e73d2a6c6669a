import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

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
