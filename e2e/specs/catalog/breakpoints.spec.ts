import { expect, test } from '../../fixtures.ts'

/** The last width of each device and the first of the next, with the pieces that a slider shows. */
const WIDTHS = [
  [767, 2.3],
  [768, 3],
  [1199, 3],
  [1200, 4],
] as const

test('a slider shows 2.3 pieces on mobile, 3 on tablets from 768 px and 4 on desktops from 1200 [catalog.slider-pieces] [limits.device-breakpoints]', async ({
  page,
  home,
}) => {
  await home.open()
  const piece = home.bestsellers.getByRole('article').first()
  await piece.scrollIntoViewIfNeeded()
  for (const [width, pieces] of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() =>
        piece.evaluate((card) => Math.round((10 * (card.parentElement?.clientWidth ?? 0)) / card.getBoundingClientRect().width) / 10),
      )
      .toBe(pieces)
  }
})
