import type { Page } from '@playwright/test'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { amplePiece, somePiece } from '../../machine/catalogue.ts'
import { makeFaulty } from '../../machine/servers/faulty-version.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'
import { nextOf } from '../../machine/servers/releases.ts'
import type { Shop } from '../../machine/shop.ts'

const [CATALOG, CHECKOUT, CERTIFICATES] = ['mfe-catalog', 'mfe-cart-checkout', 'mfe-certificates'] as const
/** The tab that hears of releases opens its stream when the page has been at rest for five seconds. */
const STREAM_OPENS_WITHIN = 12_000
const ANSWER_TAKES = 3000

const shown = (page: Page, owner: string, version: string) =>
  page.locator(`main [data-owner="${owner}"][data-version="${version}"]`).first()

const listen = (page: Page) =>
  page.addInitScript(() => {
    new BroadcastChannel('release').addEventListener('message', ({ data }) =>
      Object.assign(window, { heard: (JSON.parse(String(data)) as { serial: number }).serial }),
    )
  })
const heard = (page: Page, shop: Shop) =>
  page.waitForFunction((serial) => ((window as { heard?: number }).heard ?? 0) >= serial, shop.releases.record.serial, {
    timeout: STREAM_OPENS_WITHIN,
  })

/** This call is answered late. */
async function slow(page: Page, call: string) {
  const made = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    made.resolve()
    // oxlint-disable-next-line no-restricted-globals -- The answer is the slow one.
    await new Promise((done) => setTimeout(done, ANSWER_TAKES))
    await route.continue()
  })
  return { made: made.promise }
}

function withNext(shop: Shop, owner: string) {
  const base = shop.releases.active(owner)
  const next = nextOf(base)
  // A copy under another name, where the build has made none.
  makeFaulty(shop.releases.stateDir, owner, base, next, 'nothing', '')
  shop.releases.startFrom({ ...shop.releases.actives, [owner]: [base] })
  return { base, next }
}

interface Letter {
  at: number
  /** Of the area that stands there. */
  version: string | undefined
  /** Serial of the newest release that this tab has heard of. */
  heard: number
}

/** Notes every letter as it arrives: a busy machine may pause between two of them for longer than hands do. */
async function noteLetters(page: Page, owner: string) {
  await page.evaluate((name) => {
    const letters: Letter[] = []
    Object.assign(window, { letters })
    const note = () => {
      const { version } = document.querySelector<HTMLElement>(`main [data-owner="${name}"]`)?.dataset ?? {}
      letters.push({ at: performance.now(), version, heard: (window as { heard?: number }).heard ?? 0 })
    }
    addEventListener('input', note, true)
  }, owner)
  return () => page.evaluate(() => (window as unknown as { letters: Letter[] }).letters)
}
/** A second ends typing, by the page's clock. */
const STILL_TYPING = 900

test('no letter is lost when a version comes while somebody types [release.hands-off]', async ({ shop, page }) => {
  const { base, next } = withNext(shop, CERTIFICATES)
  await listen(page)
  await shop.open(page, '/certificate')
  await heard(page, shop)
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.click()
  const letters = await noteLetters(page, CERTIFICATES)
  const words = 'Любимой бабушке на юбилей от всех внуков и правнуков'
  // Typing has begun when the version comes: before the first letter a swap would be right.
  await field.pressSequentially(words.slice(0, 8), { delay: 110 })
  const { serial } = shop.releases.promote(CERTIFICATES, next)
  await field.pressSequentially(words.slice(8), { delay: 110 })
  await expect(field).toHaveValue(words)
  const typed = await letters()
  expect(typed).toHaveLength(words.length)
  // Known while it was typed, and not shown.
  expect(typed.filter((letter) => letter.heard >= serial && letter.version === base).length).toBeGreaterThan(0)
  const under = typed.filter((letter, index) => {
    const before = typed[index - 1]
    return before && letter.version !== before.version && letter.at - before.at < STILL_TYPING
  })
  expect(under).toStrictEqual([])
  // Hands off: the version comes, and typing goes on where it was.
  await expect(shown(page, CERTIFICATES, next)).toBeAttached({ timeout: 8000 })
  await page.keyboard.type('!', { delay: 110 })
  await expect(field).toHaveValue(`${words}!`)
})

test('text of a page that cannot hand it over stays until it is sent or left', async ({ shop, page }) => {
  const { base, next } = withNext(shop, CERTIFICATES)
  await listen(page)
  await shop.open(page, '/get-certificate')
  await heard(page, shop)
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.pressSequentially('1234')
  const typed = await field.inputValue()
  const catalog = nextOf(shop.releases.active(CATALOG))
  shop.releases.promote(CERTIFICATES, next)
  shop.releases.promote(CATALOG, catalog)
  await heard(page, shop)
  await expect(field).toHaveValue(typed)
  await expect(shown(page, CERTIFICATES, base)).toBeAttached()
  await page.getByRole('banner').getByRole('link', { name: 'Украшения' }).first().click()
  await expect(shown(page, CATALOG, catalog)).toBeAttached()
  await page.goBack()
  await expect(shown(page, CERTIFICATES, next)).toBeAttached({ timeout: 8000 })
})

test('an order that is being placed gets its answer, and its payment keeps the version [release.hands-off]', async ({
  shop,
  page,
  product,
  checkout,
}) => {
  test.slow()
  const { base, next } = withNext(shop, CHECKOUT)
  const piece = await amplePiece(shop, 'bracelets')
  await listen(page)
  await product.open(piece.url)
  await product.addAndWait()
  await checkout.open()
  const phone = newPhone('ru')
  await checkout.fillContact({ fio: 'Анна Петрова', email: `shopper${phone.slice(-7)}@example.com`, phone })
  await checkout.confirmPhone(phone)
  await checkout.onward.click()
  await checkout.chooseShop()
  await checkout.onward.click()
  await heard(page, shop)
  const call = await slow(page, '**/order/create/v2')
  await checkout.pay()
  await call.made
  shop.releases.promote(CHECKOUT, next)
  await heard(page, shop)
  await expect(shown(page, CHECKOUT, base)).toBeAttached()
  // The answer leads to the bank, as if there had been no release.
  await page.waitForURL(/\/pay\b|\/bank|payment/, { timeout: 20_000 })
})

test('a piece that is being added is in the bag, and the page is swapped after it', async ({ shop, page, product, chrome }) => {
  const { base, next } = withNext(shop, CATALOG)
  await listen(page)
  await shop.open(page, (await somePiece(shop)).url)
  await heard(page, shop)
  const call = await slow(page, '**/cart/add*')
  await product.addToBag.click()
  await call.made
  shop.releases.promote(CATALOG, next)
  await heard(page, shop)
  await expect(shown(page, CATALOG, base)).toBeAttached()
  await chrome.expectBagCount(1)
  await expect(shown(page, CATALOG, next)).toBeAttached({ timeout: 8000 })
})
