import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { someRing } from '../../machine/catalogue.ts'

const WIDTHS = [390, 820, 1440]
const PAGES = [
  '/',
  '/catalog',
  '/designers',
  '/designers/vera-moss',
  '/gallery',
  '/about',
  '/certificate',
  '/cart',
  '/lpbally',
  '/nothing-here',
]

/** `sizes` may promise so much less than is laid out, for rounding and borders, and so much more: a row of cards stands in columns too. */
const LEAST = 0.97
const MOST = 1.4

/** Every picture in view: the file that was chosen, the width that `sizes` promised, and the width that the layout gives it. */
const picturesOf = (page: Page) =>
  page.evaluate(async () => {
    // What is far below is not laid out otherwise.
    const everything = new CSSStyleSheet()
    everything.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [everything]
    const images = [...document.querySelectorAll<HTMLImageElement>('picture img')].filter((image) => image.checkVisibility())
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => {})))
    return images.map((image) => {
      const { width, height } = image.getBoundingClientRect()
      const ratio = image.naturalWidth / image.naturalHeight
      const covers = getComputedStyle(image).objectFit === 'cover'
      // The browser corrects the natural width by the density of the file it chose, so it equals what `sizes` said.
      return { file: image.currentSrc, promised: image.naturalWidth, laidOut: covers ? Math.max(width, height * ratio) : width }
    })
  })

for (const width of WIDTHS) {
  test(`at ${width} px the sizes of every picture agree with the layout [catalog.true-widths]`, async ({ page, shop, trouble }) => {
    trouble.expect(/404 \(Not Found\)/)
    await page.setViewportSize({ width, height: 900 })
    const faults: string[] = []
    let seen = 0
    for (const path of [...PAGES, (await someRing(shop)).url]) {
      await shop.open(page, path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      for (const { file, promised, laidOut } of await picturesOf(page)) {
        seen++
        const share = promised / laidOut
        if (share < LEAST || share > MOST) faults.push(`${path} ${new URL(file).pathname}: ${promised} px of ${Math.round(laidOut)}`)
      }
    }
    expect(faults).toStrictEqual([])
    expect(seen).toBeGreaterThan(60)
  })
}

for (const { width, density } of [
  { width: 390, density: 3 },
  { width: 1440, density: 1 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, deviceScaleFactor: density })

    test('a closer look at the main picture is the macro picture in its largest file, and zooming ends with its pixels [product.zoom-true-pixels]', async ({
      page,
      shop,
    }) => {
      await shop.open(page, (await someRing(shop)).url)
      const main = page.getByRole('region', { name: 'Фотографии' }).getByRole('link').first()
      const largest = await main.getAttribute('href')
      await main.click()
      const viewer = page.getByRole('dialog', { name: 'Фотографии' })
      const shown = viewer.locator('.swiper-slide-active img')
      // Empty until the browser has chosen a file.
      const file = () => shown.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc.slice(location.origin.length))
      await expect.poll(file).toBe(largest)
      await viewer.getByRole('button', { name: 'Крупный план' }).click()
      await expect(viewer.getByText(/^2 из \d$/)).toBeVisible()
      await expect(shown).toHaveAccessibleName(/крупный план$/)
      await expect.poll(file).toMatch(/-2-[0-9a-f]{6}-960\.avif$/)
      await viewer.getByRole('button', { name: 'Приблизить' }).click()
      await expect(viewer.getByRole('button', { name: 'Отдалить' })).toBeVisible()
      await expect.poll(async () => Math.round((await shown.boundingBox())?.width ?? 0)).toBe(960)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the row and the viewer count the same pictures, with the measures and the hand [product.one-count]', async ({ page, shop }) => {
    await shop.open(page, '/catalog/rings/solitaire-aurora-yellow')
    const row = page.getByRole('region', { name: 'Фотографии' })
    const count = await row.getByRole('listitem').count()
    await expect(row.getByText(new RegExp(`^1\\s*/\\s*${count}$`))).toBeVisible()
    await row.getByRole('link').first().click()
    const viewer = page.getByRole('dialog', { name: 'Фотографии' })
    await expect(viewer.getByText(`1 из ${count}`)).toBeVisible()
    await expect(viewer.getByRole('button', { name: /^Видео/ })).toBeVisible()
    for (let at = 2; at <= count; at += 1) {
      await page.keyboard.press('ArrowRight')
      await expect(viewer.getByText(`${at} из ${count}`)).toBeVisible()
    }
    await expect(viewer.getByRole('img', { name: /на пальце/ })).toBeVisible()
  })
})

test('plus looks closer, minus farther, arrows turn the pictures and Escape leaves the viewer [product.viewer-keys]', async ({
  page,
  shop,
}) => {
  await shop.open(page, (await someRing(shop)).url)
  const main = page.getByRole('region', { name: 'Фотографии' }).getByRole('link').first()
  await main.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Фотографии' })
  await expect(viewer.getByText(/^1 из \d$/)).toBeVisible()
  await page.keyboard.press('+')
  await expect(viewer.getByText(/^2 из \d$/)).toBeVisible()
  await page.keyboard.press('+')
  await expect(viewer.getByRole('button', { name: 'Отдалить' })).toBeVisible()
  await page.keyboard.press('-')
  await expect(viewer.getByRole('button', { name: 'Приблизить' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText(/^1 из \d$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(main).toBeFocused()
})

test('pictures that were lost without a connection come once it is back [screen.pictures-come-back]', async ({
  shop,
  page,
  context,
  trouble,
}) => {
  trouble.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await page.route('**/pictures/**', (route) => route.abort())
  const atRest = page.waitForResponse(/\/after-load\.js$/)
  await shop.open(page, (await someRing(shop)).url)
  await (await atRest).finished()
  const width = () =>
    page
      .locator('main img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth)
  expect(await width()).toBe(0)
  await page.unroute('**/pictures/**')
  await context.setOffline(true)
  await expect(page.getByText(/^Нет соединения/)).toBeVisible()
  await context.setOffline(false)
  await expect.poll(width).toBeGreaterThan(0)
})
