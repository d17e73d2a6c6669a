import { expect, test } from '../../fixtures.ts'
import type { Locator } from '@playwright/test'

const RING = '/catalog/rings/solitaire-aurora-yellow'
/** Of its main picture, 960 pixels wide. */
const MM = { picture: 960 * 0.0264, seen: 17.2 }
const PIXELS_IN_MM = 5

const widthOf = async (element: Locator) => (await element.boundingBox())?.width ?? 0

test('the main picture is shown in real size once the screen is calibrated, and the sizer does not ask again [product.real-size]', async ({
  page,
  product,
}) => {
  await product.open(RING)
  const photos = product.main.getByRole('region', { name: 'Фотографии' })
  await photos.getByRole('listitem').nth(3).scrollIntoViewIfNeeded()
  const measures = photos.getByRole('img', { name: /17,2\s*мм в\s*ширину, 19\s*мм в\s*высоту/ })
  await expect(measures).toBeVisible()
  const slide = await widthOf(photos.getByRole('listitem').nth(3))
  expect(Math.abs((await widthOf(measures)) - slide)).toBeLessThanOrEqual(2)

  const real = photos.getByRole('switch', { name: /натуральную величину/ })
  await real.click()
  const popup = page.getByRole('dialog', { name: 'Сверим экран' })
  await popup.getByRole('slider', { name: 'Ширина рамки' }).fill(String(PIXELS_IN_MM))
  expect(Math.abs((await widthOf(popup.getByTestId('frame'))) - 85.6 * PIXELS_IN_MM)).toBeLessThan(1)
  await popup.getByRole('button', { name: 'Совпало' }).click()
  await expect(popup).toBeHidden()

  await expect(real).toBeChecked()
  const shown = photos.getByRole('img', { name: /, в\s*натуральную величину/ })
  expect(Math.abs((await widthOf(shown)) - MM.picture * PIXELS_IN_MM)).toBeLessThan(1)
  await real.press('Space')
  await expect(measures).toBeVisible()

  await page.reload()
  await photos.getByRole('listitem').nth(3).scrollIntoViewIfNeeded()
  await real.click()
  await expect(real).toBeChecked()
  expect(Math.abs((await widthOf(shown)) - MM.picture * PIXELS_IN_MM)).toBeLessThan(1)
  await product.buy.getByRole('link', { name: 'Узнать размер' }).click()
  await expect(page.getByRole('dialog', { name: 'Узнать размер' }).getByTestId('hoop')).toBeVisible()
})

test('Back closes the calibration, and the picture stays as it was', async ({ page, product }) => {
  await product.open(RING)
  const photos = product.main.getByRole('region', { name: 'Фотографии' })
  await photos.getByRole('listitem').nth(3).scrollIntoViewIfNeeded()
  const real = photos.getByRole('switch')
  await real.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(real).not.toBeChecked()
  await expect(real).toBeFocused()
})

test('the ring and the finger that wears it have one scale [product.worn-to-scale]', async ({ product }) => {
  await product.open(RING)
  const photos = product.main.getByRole('region', { name: 'Фотографии' })
  await photos.getByRole('listitem').nth(4).scrollIntoViewIfNeeded()
  const worn = photos.getByRole('img', { name: /на пальце 17\s*мм в\s*ширину/ })
  await expect(worn).toBeVisible()
  // In units of the drawing, which is scaled as a whole.
  const finger = await worn
    .locator('svg > path')
    .last()
    .evaluate((line: SVGPathElement) => line.getBBox().width)
  const ring = await worn.getByTestId('ring').evaluate((image: SVGImageElement) => image.width.baseVal.value)
  // Seen from aside a ring is narrower than the finger that it goes around, and is drawn wider by that.
  expect(ring / MM.picture / (finger / 17)).toBeCloseTo(1.18, 2)
})

test.describe('abroad, on a narrow phone', () => {
  test.use({ host: 'com', viewport: { width: 320, height: 640 } })

  test('measures are in inches too, and nothing overflows [product.measures-of-picture]', async ({ page, product }) => {
    await product.open(RING)
    const photos = product.main.getByRole('region', { name: 'Photographs' })
    await photos.getByRole('listitem').nth(3).scrollIntoViewIfNeeded()
    await expect(photos.getByText('4 / 5')).toBeVisible()
    await expect(photos.getByRole('img', { name: /0\.68\s*in \/ 17\.2\s*mm wide/ })).toBeInViewport()
    await expect(photos.getByRole('switch', { name: 'Real size' })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
