import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { LONG, type Host } from '../../environment.ts'
import { brokenWords, expectAccessible } from '../../machine/checks/accessible.ts'
import { somePiece } from '../../machine/catalogue.ts'
import type { Shop } from '../../machine/shop.ts'

const pages: [name: string, address: (shop: Shop) => Promise<string>][] = [
  ['home', async () => '/'],
  ['listing', async () => '/catalog/rings'],
  ['occasion', async () => '/catalog/engagement'],
  ['product', async (shop) => (await somePiece(shop)).url],
  ['bag', async () => '/cart'],
  ['checkout', async () => '/cart?step=checkout'],
  ['delivery', async ({ host }) => (host === 'ru' ? '/dostavka-i-oplata' : '/delivery')],
  ['shops', async ({ host }) => (host === 'ru' ? '/shops' : '/stores')],
  ['career or contacts', async ({ host }) => (host === 'ru' ? '/career?vacancy=jeweler' : '/contacts')],
  ['returns', async ({ host }) => (host === 'ru' ? '/vozvrat' : '/returns')],
  // Payment in parts is Russian as well.
  ['instalments', async ({ host }) => (host === 'ru' ? '/dolyame' : '/returns')],
  ['designers', async () => '/designers'],
  ['look', async () => '/look?items=11.111.211.191.401'],
  // Certificates are sold in Russia alone.
  ['certificate', async ({ host }) => (host === 'ru' ? '/certificate' : '/wishlist')],
  // Landings are for Russia but for the tablet of a shop abroad.
  ['landing', async ({ host }) => (host === 'ru' ? '/lpsale' : '/landings/tablet-subscription')],
]
const WITH_BAG = ['bag', 'checkout']

const looks: [name: string, host: Host, viewport: { width: number; height: number }, details: object][] = [
  ['Russian, on a phone', 'ru', { width: 390, height: 844 }, {}],
  ['English, on a desktop', 'com', { width: 1440, height: 900 }, LONG],
]

for (const [look, host, viewport, details] of looks) {
  test.describe(look, details, () => {
    test.use({ host, viewport, reducedMotion: 'reduce' })

    for (const [name, addressOf] of pages) {
      test(`the ${name} page has no axe violations, and at 320 px neither scrolls sideways nor breaks a word`, async ({ page, shop }) => {
        if (WITH_BAG.includes(name)) await fillBag(page, shop)
        await shop.open(page, await addressOf(shop))
        if (name === 'bag') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
        if (name === 'checkout') await expect(page.locator('input[name=fio]')).toBeVisible()
        await expectAccessible(page)
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        expect(await brokenWords(page)).toStrictEqual([])
      })
    }
  })
}

async function fillBag(page: Page, shop: Shop) {
  await shop.open(page, (await somePiece(shop)).url)
  const added = page.waitForResponse(/cart\/add/)
  await page.getByTestId('add-to-bag').first().click()
  await expect(page.getByTestId('bag-count')).toHaveText('1')
  await added
}

test.describe('with the keyboard only', () => {
  test('the first Tab reaches a skip link to the content', async ({ page, shop }) => {
    await shop.open(page, '/catalog')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'К содержанию' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('adding a product opens a drawer that traps focus; Esc closes it and restores focus', async ({ page, shop, product, chrome }) => {
    await product.open((await somePiece(shop)).url)
    await product.addToBag.focus()
    await page.keyboard.press('Enter')
    await expect(chrome.drawer).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
    // The focus stays inside, however long Tab is pressed.
    for (let press = 0; press < 12; press++) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null || document.activeElement === document.body),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(chrome.drawer).toBeHidden()
    await expect(product.toBag).toBeFocused()
  })

  test('the menu expands with Enter and collapses with Esc', async ({ page, shop, chrome }) => {
    await shop.open(page, '/catalog')
    const unfold = chrome.header.getByRole('button', { name: /показать разделы/i }).first()
    await unfold.focus()
    await page.keyboard.press('Enter')
    await expect(unfold).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(unfold).toHaveAttribute('aria-expanded', 'false')
    await expect(unfold).toBeFocused()
  })

  test('navigation moves focus to the heading or the main content', async ({ page, shop, listing }) => {
    await shop.open(page, '/catalog')
    await listing.cardLink(0).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/catalog\/[\w-]+\/[\w-]+/)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/^(H1|MAIN)$/)
  })
})
