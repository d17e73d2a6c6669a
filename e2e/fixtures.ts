import { test as base, expect, type BrowserContext, type BrowserContextOptions } from '@playwright/test'
import { WINTER_SALE_COOKIE } from '@shop/contracts/content/winter-sale'
import { HOSTS, SHOP_PORT, STATE_DIR, type Host } from './environment.ts'
import { answerBanner } from './machine/consent.ts'
import { openConsole, type ReleaseConsole } from './machine/servers/console.ts'
import { FrontDoor } from './machine/servers/front-door.ts'
import { Releases } from './machine/servers/releases.ts'
import { Shop } from './machine/shop.ts'
import { PageErrors, watch } from './machine/network/trouble.ts'
import { BagPage } from './pages/bag.ts'
import { BankPage } from './pages/bank.ts'
import { CheckoutPage } from './pages/checkout.ts'
import { Chrome } from './pages/chrome.ts'
import { HomePage } from './pages/home.ts'
import { ListingPage } from './pages/listing.ts'
import { ProductPage } from './pages/product.ts'
import { SignIn } from './pages/sign-in.ts'

export interface Options {
  /** Storefront that the test visits. */
  host: Host
  /** The browser's stored answer to the analytics banner; null if not asked. */
  consent: boolean | null
}

interface Fixtures {
  shop: Shop
  trouble: PageErrors
  /** A second, independent browser context with the same error checks. */
  newBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
  chrome: Chrome
  home: HomePage
  listing: ListingPage
  product: ProductPage
  bag: BagPage
  checkout: CheckoutPage
  bank: BankPage
  signIn: SignIn
}

interface WorkerFixtures {
  frontDoor: FrontDoor
}

/** The seasonal popup counts as seen, so that tests do not depend on the month. */
const outOfSeason = (context: BrowserContext) =>
  context.addCookies(Object.values(HOSTS).map((host) => ({ name: WINTER_SALE_COOKIE, value: '1', url: `http://${host}` })))

export const test = base.extend<Fixtures & Options, WorkerFixtures>({
  host: ['ru', { option: true }],
  consent: [false, { option: true }],

  frontDoor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this very pattern.
    async ({}, provide) => {
      const door = await FrontDoor.open()
      await provide(door)
      await door.close()
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this very pattern.
  trouble: async ({}, provide) => {
    const trouble = new PageErrors()
    await provide(trouble)
    expect(trouble.unexpected, 'errors, warnings and violations of all pages').toStrictEqual([])
  },

  context: async ({ context, trouble, consent }, provide) => {
    await watch(context, trouble)
    await outOfSeason(context)
    await answerBanner(context, consent)
    await provide(context)
  },

  newBrowser: async ({ browser, trouble, consent }, provide) => {
    const opened: BrowserContext[] = []
    await provide(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      await watch(context, trouble)
      await outOfSeason(context)
      await answerBanner(context, consent)
      return context
    })
    await Promise.all(opened.map((context) => context.close()))
  },

  shop: async ({ host }, provide) => provide(new Shop(SHOP_PORT, host, new Releases(STATE_DIR))),

  chrome: async ({ page }, provide) => provide(new Chrome(page)),
  home: async ({ page, shop }, provide) => provide(new HomePage(page, shop)),
  listing: async ({ page, shop }, provide) => provide(new ListingPage(page, shop)),
  product: async ({ page, shop }, provide) => provide(new ProductPage(page, shop)),
  bag: async ({ page, shop }, provide) => provide(new BagPage(page, shop)),
  checkout: async ({ page, shop }, provide) => provide(new CheckoutPage(page, shop)),
  bank: async ({ page }, provide) => provide(new BankPage(page)),
  signIn: async ({ page }, provide) => provide(new SignIn(page)),
})

/** Tests of releases and faults start with a record of active versions only. */
export const releaseTest = test.extend({
  shop: async ({ host, frontDoor }, provide) => {
    frontDoor.releases.startFrom(new Releases(STATE_DIR).actives)
    await provide(new Shop(frontDoor.port, host, frontDoor.releases))
  },
})

/** The same with a release console on the records of the shop. */
export const consoleTest = releaseTest.extend<{ releaseConsole: ReleaseConsole }>({
  releaseConsole: async ({ shop, trouble }, provide) => {
    // Its pages name their files without hashes, and lose their stream of news when it ends.
    trouble.expect(/a tag without integrity/, /\/live\)$/)
    const opened = await openConsole(shop)
    await provide(opened)
    await opened.stop()
  },
})

export { expect }
