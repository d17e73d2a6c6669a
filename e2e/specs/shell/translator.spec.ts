import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { amplePiece } from '../../machine/catalogue.ts'

/** Does what a page translator does: every text, also one that comes later, is replaced by a copy in two nested elements. */
function translate() {
  const isDone = (text: Node) => text.parentElement?.closest('font, script, style, textarea, title') !== null
  const replace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text instanceof Text && text.data.trim() !== '' && !isDone(text)) texts.push(text)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  replace(document.body)
  new MutationObserver(() => replace(document.body)).observe(document.body, { childList: true, characterData: true, subtree: true })
}

/** Texts that no translator has taken: the walk would prove nothing with many of them. */
const untranslated = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    let count = 0
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (text.nodeValue?.trim() && !text.parentElement?.closest('font, script, style')) count += 1
    }
    return count
  })

/** A translator starts after the page's code has come, parts that come last included. */
const handledByReact = (element: Locator) =>
  expect.poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))).toBe(true)

const rub = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

test('listing, product and bag follow the server on a page that a translator rewrites [screen.translated-page]', async ({
  page,
  shop,
  listing,
  product,
  bag,
  chrome,
}) => {
  const piece = await amplePiece(shop, 'earrings')
  await listing.open('/catalog')
  await handledByReact(listing.pages.getByRole('link').first())
  await page.evaluate(translate)
  const all = await listing.total()
  await listing.facet('metal', 'yellow').click()
  await expect(page).toHaveURL(/metal=yellow/)
  await expect.poll(() => listing.total()).toBeLessThan(all)
  await expect.poll(() => untranslated(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => listing.total()).toBe(all)
  await listing.cardLink(0).click()
  await expect(product.addToBag).toBeVisible()
  await page.goBack()
  await expect.poll(() => listing.total()).toBe(all)

  await product.open(piece.url)
  await page.getByRole('main').getByRole('link', { name: 'Позвать' }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-area="widget/product-facts"][data-live]')).toBeAttached()
  await page.evaluate(translate)
  await product.addAndWait()
  await chrome.expectBagCount(1)
  await expect(product.toBag).toBeVisible()
  await page.keyboard.press('Escape')
  await product.toBag.click()
  await expect(page).toHaveURL(/\/cart/)
  const line = bag.lines.first()
  await expect(bag.quantityOf(line)).toHaveText('1')
  await expect.poll(() => untranslated(page)).toBe(0)
  const one = rub(await bag.due.textContent())
  await bag.more(line).click()
  await expect(bag.quantityOf(line)).toHaveText('2')
  await chrome.expectBagCount(2)
  await expect.poll(async () => rub(await bag.due.textContent())).toBeGreaterThan(one)
  const two = rub(await bag.due.textContent())
  await bag.fewer(line).click()
  await expect(bag.quantityOf(line)).toHaveText('1')
  await expect.poll(async () => rub(await bag.due.textContent())).toBe(one)
  await bag.more(line).click()
  await expect.poll(async () => rub(await bag.due.textContent())).toBe(two)
  await page.reload()
  await shop.hydrated(page)
  await expect.poll(async () => rub(await bag.due.textContent())).toBe(two)
  await page.evaluate(translate)
  await bag.remove(line).click()
  await chrome.expectBagCount(0)
  await bag.undo.click()
  await chrome.expectBagCount(2)
  await expect.poll(async () => rub(await bag.due.textContent())).toBe(two)
})
