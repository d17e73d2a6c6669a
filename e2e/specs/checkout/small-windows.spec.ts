import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { amplePiece } from '../../machine/catalogue.ts'
import { brokenWords } from '../../machine/checks/accessible.ts'
import type { ProductPage } from '../../pages/product.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import type { Shop } from '../../machine/shop.ts'

async function putIn(shop: Shop, product: ProductPage, categories: readonly string[]) {
  for (const category of categories) {
    await product.open((await amplePiece(shop, category)).url)
    await product.addAndWait()
  }
}

/** Links to checkout that are whole in the window and not covered. Layout places them at fractions of a pixel. */
const wholeLinks = (page: Page) =>
  page.getByRole('main').evaluate(
    (main) =>
      [...main.querySelectorAll('a[href="/cart?step=checkout"]')].filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        const corners = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y))
        return Math.ceil(top) >= 0 && Math.floor(bottom) <= innerHeight && corners.every((found) => link.contains(found))
      }).length,
  )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, reducedMotion: 'reduce' })

  test('with three pieces the bag shows a checkout button wherever it is scrolled to [bag.checkout-in-view]', async ({
    page,
    shop,
    product,
    bag,
  }) => {
    await putIn(shop, product, ['earrings', 'necklaces', 'bracelets'])
    await bag.open()
    await expect(bag.lines).toHaveCount(3)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 120) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      await expect.poll(() => wholeLinks(page), `scrolled to ${top}`).toBeGreaterThan(0)
    }
  })

  test('at 320 px no word of checkout breaks', async ({ page, shop, product, checkout }) => {
    await putIn(shop, product, ['earrings'])
    await page.setViewportSize({ width: 320, height: 568 })
    await checkout.open()
    await expect(checkout.fio).toBeVisible()
    expect(await brokenWords(page)).toStrictEqual([])
    const phone = newPhone('ru')
    await checkout.fillContact({ fio: 'Анна Петрова', email: 'anna.petrova@mail.example', phone })
    await checkout.confirmPhone(phone)
    await checkout.onward.first().click()
    await expect(checkout.delivery(1)).toBeVisible()
    expect(await brokenWords(page)).toStrictEqual([])
  })
})

test('a summary of checkout that goes on below its edge fades there', async ({ page, shop, product, checkout }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await putIn(shop, product, ['earrings', 'necklaces', 'bracelets'])
  await checkout.open()
  const summary = page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: 'Ваш заказ' }) })
  await expect(summary).toBeVisible()
  const edge = await summary.evaluate((box) => {
    const { position, bottom, backgroundImage } = getComputedStyle(box, '::after')
    return { scrolls: box.scrollHeight > box.clientHeight, position, bottom, fades: backgroundImage.includes('gradient') }
  })
  expect(edge).toStrictEqual({ scrolls: true, position: 'sticky', bottom: '0px', fades: true })
})
