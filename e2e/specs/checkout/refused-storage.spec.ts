import type { Page } from '@playwright/test'
import type { Host } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import { amplePiece } from '../../machine/catalogue.ts'
import { newPhone } from '../../machine/servers/sandbox.ts'

/** Every write is refused, as on a phone without room. */
function fill() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

/** Every kind of storage throws when it is only named, as in a sandboxed frame or with all site data blocked. */
function forbid() {
  const deny = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    Object.defineProperty(window, name, { get: deny })
  }
  for (const name of ['locks', 'serviceWorker', 'storage']) Object.defineProperty(Navigator.prototype, name, { get: deny })
  Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
  window.BroadcastChannel = deny as unknown as typeof BroadcastChannel
}

const SHOPPERS: [device: string, refuse: () => void, host: Exclude<Host, 'unknown'>, fio: string][] = [
  ['full', fill, 'ru', 'Анна Петрова'],
  ['forbidden', forbid, 'com', 'Anna Petrova'],
]

async function everyPageIsAlive(page: Page, go: (path: string) => Promise<void>) {
  for (const path of ['/', '/designers', '/wishlist', '/search?q=pearl', '/contacts', '/delivery']) {
    await go(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
}

for (const [device, refuse, host, fio] of SHOPPERS) {
  test.describe(`storage is ${device}`, () => {
    test.use({ host, consent: null })
    test.slow()

    test(`listing → piece → bag → checkout → bank → thanks, storage being ${device} [screen.storage-refused]`, async ({
      page,
      context,
      shop,
      listing,
      product,
      checkout,
      bank,
    }) => {
      await context.addInitScript(refuse)
      const piece = await amplePiece(shop, 'necklaces')
      await shop.open(page, '/catalog/necklaces')
      await listing.openPiece(piece.path)
      await expect(product.heading).toContainText(piece.name)
      if (piece.chosen.size) await product.sizeTile(piece.chosen.id).click()
      await product.addAndWait()
      await expect(page.getByTestId('bag-count')).toHaveText('1')
      await checkout.open()
      const phone = newPhone(host)
      await checkout.fillContact({ fio, email: `shopper${phone.slice(-7)}@example.com`, phone })
      await checkout.confirmPhone(phone)
      await checkout.onward.click()
      await checkout.chooseShop()
      await checkout.onward.click()
      await checkout.pay()
      await bank.pay()
      await checkout.expectSuccess()
    })

    test(`pages open, hearts and the theme work, storage being ${device}`, async ({ page, context, shop, listing }) => {
      await context.addInitScript(refuse)
      if (host === 'com') await everyPageIsAlive(page, (path) => shop.open(page, path))
      await shop.open(page, '/catalog')
      const heart = listing.cards.first().getByTestId('favorite')
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    })
  })
}
