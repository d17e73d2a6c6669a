import type { Page } from '@playwright/test'
import { LONG, type Host } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { somePiece } from '../../machine/catalogue.ts'
import type { Shop } from '../../machine/shop.ts'

/** A4 within its margins, in CSS pixels. */
const PAPER = { width: 688, height: 1016 }

const QUICK = ['/', '/vozvrat', '/oferta', '/dostavka-i-oplata', '/privacy']
const PAGES: Record<Host & ('ru' | 'com'), string[]> = {
  ru: [...QUICK.slice(0, 4), '/catalog', '/shops', '/designers', '/garantii', '/certificate', '/cart', '/nothing-here'],
  com: ['/', '/privacy', '/returns', '/delivery', '/contacts', '/designers', '/stores', '/warranty'],
}

/** What is on paper and should not be, and what is cut at the paper's edge. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 1
    const nameOf = (element: Element) => `${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().slice(0, 40)}`
    /** Words on a painted ground or in a frame of their own. */
    const looksLikeButton = (link: Element) => {
      const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(link)
      const isPainted = !/^rgba\(.*, 0\)$/.test(backgroundColor) || (borderTopWidth !== '0px' && borderLeftWidth !== '0px')
      return isPainted && !link.querySelector('img')
    }
    const chrome = [
      ...document.querySelectorAll(
        'body :is(nav, form:not(:has(h1)), label):not([data-printed], [data-printed] *), body :is(footer, button, input, [role=dialog], [role=search], [aria-haspopup], [download], svg:has(> use))',
      ),
      ...[...document.querySelectorAll('main a')].filter(looksLikeButton),
    ]
    const interactive = chrome.filter((element) => isSeen(element) && !element.closest('article footer, main article footer'))
    const cut = [...document.querySelectorAll('main table, main h1, main h2, main dl')].filter(
      (element) => isSeen(element) && element.getBoundingClientRect().right > innerWidth + 1,
    )
    return { interactive: interactive.map(nameOf), cut: cut.map(nameOf) }
  })

async function expectDocument(page: Page, shop: Shop, address: string) {
  await shop.open(page, address)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  expect([address, await faultsOf(page)]).toStrictEqual([address, { interactive: [], cut: [] }])
  const letterhead = page.locator('[data-letterhead]')
  await expect(letterhead).toBeVisible()
  await expect(letterhead).toContainText('@')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1280, height: 900 })
}

for (const host of ['ru', 'com'] as const)
  test.describe(host, () => {
    test.use({ host, reducedMotion: 'reduce' })

    test(`printed pages have a letterhead, and no menu, icons, buttons or footer`, async ({ page, shop, trouble }) => {
      trouble.expect(/404/)
      for (const address of PAGES[host].filter((each) => QUICK.includes(each))) await expectDocument(page, shop, address)
      await expectDocument(page, shop, (await somePiece(shop)).path)
    })

    test('every other printed page is a document too', LONG, async ({ page, shop, trouble }) => {
      trouble.expect(/404/)
      for (const address of PAGES[host].filter((each) => !QUICK.includes(each))) await expectDocument(page, shop, address)
    })
  })

test('closed answers are printed', async ({ page, shop }) => {
  await shop.open(page, '/vozvrat')
  await page.emulateMedia({ media: 'print' })
  const closed = page.locator('main details:not([open])').filter({ visible: true })
  for (const answer of await closed.locator('summary + *').all()) await expect(answer).toBeVisible()
  expect(await closed.count()).toBeGreaterThan(0)
})

const toPaper = async (page: Page) => {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
}

test('a product is printed with its sizes and weights, its pictures and no other pieces', async ({ page, shop }) => {
  await shop.open(page, '/catalog/rings/solitaire-aurora-yellow')
  const sizes = page.getByRole('group', { name: 'Размер' })
  const weights = page.getByRole('navigation', { name: 'Вес камня' })
  const similar = page.getByRole('heading', { name: 'Похожие украшения' })
  await expect(similar).toBeAttached()
  await toPaper(page)
  for (const words of [sizes.getByText('16,5', { exact: true }), weights.getByText('0,50 ct')]) {
    await expect(words).toBeVisible()
    // A printer drops the ground: white words would be lost.
    await expect(words).toHaveCSS('color', 'rgb(26, 23, 21)')
    await expect(words).toHaveCSS('border-top-width', '0px')
  }
  await expect(similar).toBeHidden()
  const cut = await page
    .locator('main img')
    .evaluateAll((images) => images.filter((image) => image.getBoundingClientRect().right > innerWidth + 1).length)
  expect(cut).toBe(0)
})

test('the form of a certificate is not printed field by field', async ({ page, shop }) => {
  await shop.open(page, '/certificate')
  await expect(page.getByRole('textbox', { name: /Ваше имя/ })).toBeVisible()
  await toPaper(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const words of ['Кому', 'Ваше имя', 'Открытка', 'Когда отправить'])
    await expect(page.locator('main form').getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(0)
})

test('an order and a passport are printed as documents', async ({ page, shop }) => {
  await shop.signInAsAnna(page)
  await shop.open(page, '/profile?section=ordersData&order=4390152')
  const passport = page.getByRole('article').getByRole('link', { name: /^Паспорт/ })
  const address = (await passport.getAttribute('href')) ?? ''
  for (const path of ['/profile?section=ordersData&order=4390152', address, '/order-success/4390152']) {
    await shop.open(page, path)
    await expect(page.getByRole('heading', { name: /Заказ 439-0152|Подвеска-буква|Заказ у вас/ }).first()).toBeVisible()
    await toPaper(page)
    expect([path, await faultsOf(page)]).toStrictEqual([path, { interactive: [], cut: [] }])
    for (const words of [/доброе|добрый|доброй/, 'Все заказы', 'Все украшения', 'Мастерская', 'Передать другому'])
      await expect(page.locator('main').getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(0)
    // Pictures of the pieces alone.
    const pictures = page.locator('main img').filter({ visible: true })
    await expect(pictures).toHaveCount(1)
    await expect(page.locator('[data-letterhead]')).toContainText('ZLATA')
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 900 })
  }
})

test.describe('not asked yet', () => {
  test.use({ consent: null })

  test('the question about cookies is not printed', async ({ page, shop }) => {
    await shop.open(page, '/oferta')
    const question = page.getByRole('region', { name: 'Файлы cookie' })
    await expect(question).toBeVisible()
    await toPaper(page)
    await expect(question).toBeHidden()
  })
})
