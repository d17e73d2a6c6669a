import type { Page, Route } from '@playwright/test'
import { expect, releaseTest as test } from '../../fixtures.ts'
import { LONG } from '../../environment.ts'
import { nextOf } from '../../machine/servers/releases.ts'

const CATALOG = 'mfe-catalog'

const MANNERS = {
  missing: (route: Route) => route.fulfill({ status: 404, body: 'not here' }),
  tampered: async (route: Route) => {
    // Node does not resolve the shop's names, and a file is the same on every host.
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\/\/[^:/]+/, '//127.0.0.1'),
    })
    await route.fulfill({ response, body: `${await response.text()}\n/* tampered */` })
  },
  hanging: () => {},
} satisfies Record<string, (route: Route) => unknown>

type Manner = keyof typeof MANNERS

/** Files of a remote that a page cannot do without. */
const FILES = {
  entry: 'remoteEntry\\.js',
  'page chunk': 'page-listing\\.js',
  texts: 'page-listing-ru\\.js',
} as const

const fileOf = (version: string, file: string) => new RegExp(`/a/${CATALOG}/${version.replaceAll('.', '\\.')}/${file}`)
const shown = (page: Page, version: string) =>
  page.getByRole('main').locator(`[data-owner="${CATALOG}"][data-version="${version}"]`).first()

// A browser tells of every file that did not come as it should.
const NOISE = [/Failed to load resource/, /integrity/i, /Loading (CSS )?chunk/i, /mfe-catalog/, /ChunkLoadError/, /RUNTIME-00/]

test.beforeEach(({ trouble }) => trouble.expect(...NOISE))

for (const [name, file] of Object.entries(FILES)) {
  for (const manner of Object.keys(MANNERS) as Manner[]) {
    const isQuick = (name === 'entry' && manner === 'missing') || (name === 'page chunk' && manner === 'tampered')
    test.describe(`${manner} ${name}`, isQuick ? {} : LONG, () => {
      test('the last known good version takes its place', async ({ shop, page, chrome, listing }) => {
        const base = shop.releases.active(CATALOG)
        const next = nextOf(base)
        shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base, next] })
        await expect.poll(async () => (await shop.ask('/catalog')).text).toContain(`data-version="${next}"`)
        await page.route(fileOf(next, file), MANNERS[manner])
        await shop.open(page, '/catalog')
        await expect(shown(page, base)).toBeAttached({ timeout: 10_000 })
        await expect(listing.cards).toHaveCount(48)
        await chrome.expectWhole()
        // Alive, not only there: a card leads to its piece, which can be bought.
        await listing.cardLink(0).click()
        await page.getByTestId('add-to-bag').first().click()
        await chrome.expectBagCount(1)
      })

      test('without an older version only the area fails, and it can be retried', async ({ shop, page, chrome, listing }) => {
        await page.route(fileOf(shop.releases.active(CATALOG), file), MANNERS[manner])
        // The one reload of this minute has been: what the shop does without it.
        await page.addInitScript(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
        // From a page of another remote, as most shoppers come.
        await shop.open(page, '/cart')
        await chrome.header.getByRole('link', { name: 'Новинки' }).first().click()
        const failure = page.getByRole('main').getByRole('alert')
        await expect(failure).toBeVisible({ timeout: 15_000 })
        await chrome.expectWhole()
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await failure.getByRole('button', { name: 'Повторить' }).click()
        await expect(listing.cards.first()).toBeVisible({ timeout: 15_000 })
      })
    })
  }
}

for (const manner of Object.keys(MANNERS) as Manner[]) {
  const isQuick = manner === 'missing'
  test.describe(`${manner} stylesheet of a page`, isQuick ? {} : LONG, () => {
    test('the last known good version takes its place, with its styles', async ({ shop, page, chrome, listing }) => {
      const base = shop.releases.active(CATALOG)
      const next = nextOf(base)
      shop.releases.startFrom({ ...shop.releases.actives, [CATALOG]: [base, next] })
      await expect.poll(async () => (await shop.ask('/catalog')).text).toContain(`data-version="${next}"`)
      await page.route(fileOf(next, '[\\w-]+\\.css'), MANNERS[manner])
      await shop.open(page, '/cart')
      await chrome.header.getByRole('link', { name: 'Новинки' }).first().click()
      // Until then the page that is left shows cards of its own.
      await expect(listing.sort).toBeVisible({ timeout: 15_000 })
      await expect(shown(page, base)).toBeAttached()
      await expect(listing.cards.first().locator('../..')).toHaveCSS('display', 'grid')
      await chrome.expectWhole()
    })
  })
}

for (const manner of Object.keys(MANNERS) as Manner[]) {
  const isQuick = manner === 'missing'
  test.describe(`${manner} widget of another remote`, isQuick ? {} : LONG, () => {
    test('the rest of the home page works', async ({ shop, page, chrome, home }) => {
      await page.route(fileOf(shop.releases.active(CATALOG), 'widget-bestsellers\\.js'), MANNERS[manner])
      await shop.open(page, '/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(home.ownArea.getByRole('link').first()).toBeVisible()
      await chrome.expectWhole()
      // What hydrated beside the dead widget answers: the bag opens.
      await chrome.openBag()
      await expect(chrome.drawer).toBeVisible()
    })
  })
}

test('a failed API call keeps the header and footer, and the page can be reloaded', async ({ shop, page, chrome, listing }) => {
  await page.route(/\/backend\/tags\/show/, (route) =>
    route.fulfill({ status: 503, json: { result: false, code: 'SERVER_BUSY', error: 'Занято' } }),
  )
  await shop.open(page, '/cart')
  await chrome.header.getByRole('link', { name: 'Новинки' }).first().click()
  await expect(page.getByRole('main')).toContainText(/не открыл|не получилось|попробуйте/i)
  await chrome.expectWhole()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(listing.cards.first()).toBeVisible()
})
