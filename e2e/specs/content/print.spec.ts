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
    const chrome = [
      ...document.querySelectorAll(
        'body :is(nav, footer, button, form:not(:has(h1)), input, [role=dialog], [role=search], svg:has(> use))',
      ),
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

test('an order and a passport are printed as documents', async ({ page, shop }) => {
  await shop.open(page, '/')
  await page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/backend/token')).json()) as { csrfToken: string }
    await fetch('/backend/auth/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      body: JSON.stringify({ login: 'anna@mail.example', password: 'zlata-demo' }),
    })
  })
  await shop.open(page, '/profile?section=ordersData&order=4390152')
  const passport = page.getByRole('article').getByRole('link', { name: /^Паспорт/ })
  const address = (await passport.getAttribute('href')) ?? ''
  for (const path of ['/profile?section=ordersData&order=4390152', address]) {
    await shop.open(page, path)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(PAPER)
    expect([path, await faultsOf(page)]).toStrictEqual([path, { interactive: [], cut: [] }])
    await expect(page.locator('[data-letterhead]')).toContainText('ZLATA')
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 900 })
  }
})
