import { isBlocked } from '@shop/contracts/shop/guard'
import { routes } from '@shop/contracts/pages/routes'
import { expect, test } from '../../fixtures.ts'
import type { Locale, Storefront } from '@shop/contracts/shop/storefront'
import { HOSTS, SHOP_PORT, type Host } from '../../environment.ts'
import { titleOf } from '../../machine/ask.ts'
import { deadLinks, type Links, ofTheShop } from '../../machine/network/dead-links.ts'
import { ReadDocument } from '../../machine/read-document.ts'
import type { Shop } from '../../machine/shop.ts'
import { faultsOf } from '../../machine/checks/walk.ts'

const WALK_MS = 180_000

const add = (map: Map<string, string[]>, key: string, value: string) => void map.set(key, [...(map.get(key) ?? []), value])

/** A host of neither storefront names the address of the storefront of its language. */
const canonicalOrigin = (shop: Shop, locale: Locale) =>
  shop.host === 'unknown' ? `http://${HOSTS[locale === 'ru' ? 'ru' : 'com']}:${SHOP_PORT}` : shop.at('')

/** An address for each row that has parameters. */
const SAMPLES: Record<string, string> = {
  '/catalog/:category': '/catalog/rings',
  '/catalog/:category/:id': '/catalog/rings/solitaire-aurora-yellow',
  '/catalog/:category/:subcategory': '/catalog/rings/wedding',
  '/jewelry/:id': '/jewelry/rings',
  '/trend/:id': '/trend/light',
  '/designers/:id': '/designers/severin',
  '/search/:id': '/search/pearls',
  '/order-success/:id': '/order-success/1',
  '/get-certificate/:id': '/get-certificate/1',
}
const addressOf = (path: string) => SAMPLES[path] ?? path

const walks: { host: Host; storefront: Storefront; locale: Locale }[] = [
  { host: 'ru', storefront: 'ru', locale: 'ru' },
  { host: 'com', storefront: 'international', locale: 'en' },
  { host: 'unknown', storefront: 'unknown', locale: 'ru' },
  { host: 'unknown', storefront: 'unknown', locale: 'en' },
]

for (const { host, storefront, locale } of walks) {
  test.describe(`every URL of the route table, on ${host} in ${locale}`, () => {
    test.use({ host })
    // What a secret code opens is tested where one is made.
    const rows = routes.filter(({ path, secret }) => !secret && !isBlocked(storefront, path))
    const visit = (shop: Shop, path: string) => shop.ask(path, { headers: { cookie: `locale=${locale}` } })

    test('has one h1, enough text in its language, no raw keys and correct SEO tags [routes.answer-200] [routes.two-layouts]', async ({
      shop,
    }) => {
      test.setTimeout(WALK_MS)
      const [titles, links]: [Map<string, string[]>, Links] = [new Map(), new Map()]
      const visited = new Set<string>()
      for (const row of rows) {
        visited.add(row.path)
        const path = addressOf(row.path)
        const reply = await visit(shop, path)
        const faults = faultsOf(reply, { row, locale, origin: canonicalOrigin(shop, locale) })
        expect.soft(faults, row.path).toStrictEqual([])
        // What has parameters is called after what it shows; a host that has both names of a page has its title twice.
        if (!row.path.includes(':') && !(row.pair && visited.has(row.pair))) add(titles, titleOf(reply), row.path)
        for (const address of new ReadDocument(reply.text).links) {
          const named = ofTheShop(address, { host, path })
          if (named) add(links, `${named.host} ${named.path}`, row.path)
        }
      }
      expect
        .soft(
          [...titles].filter(([title, paths]) => title === '' || paths.length > 1),
          'titles of several addresses',
        )
        .toStrictEqual([])
      // On a host of neither storefront they are those of the storefronts.
      if (host !== 'unknown') expect(await deadLinks(links), 'links and pictures that lead nowhere').toStrictEqual([])
    })
  })
}

for (const host of ['ru', 'com'] as const)
  test.describe(`on ${host}`, () => {
    test.use({ host })

    test('the provider callback page is blank, titled, noindex and under the strict CSP [routes.ya-callback-blank]', async ({ shop }) => {
      const { status, text, headers } = await shop.ask('/ya-callback?state=1&error=access_denied')
      const document = new ReadDocument(text)
      expect(status).toBe(200)
      expect(document.text('title')).not.toBe('')
      expect(document.attribute('meta[name=robots]', 'content')).toBe('noindex')
      expect(document.words('main')).toStrictEqual([document.text('h1')])
      expect(document.all('body :is(a, img, nav, header, footer, button)')).toHaveLength(0)
      const policy = String(headers['content-security-policy']).split('; ')
      for (const part of ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(part)
      expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    })
  })

for (const { host, storefront } of walks.filter(({ storefront: side }) => side !== 'unknown')) {
  test.describe(`on ${host}`, () => {
    test.use({ host })

    test('a URL of the other storefront redirects to /404', async ({ shop }) => {
      const blocked = routes.map(({ path }) => path).filter((path) => isBlocked(storefront, path))
      expect(blocked.length).toBeGreaterThan(5)
      for (const path of blocked) {
        const { status, headers } = await shop.ask(path)
        expect.soft([status, headers.location], path).toStrictEqual([302, '/404'])
      }
    })

    test('the sitemap lists indexable pages by canonical URL with their alternates', async ({ shop }) => {
      test.setTimeout(WALK_MS)
      const { text } = await shop.ask('/sitemap.xml')
      const urls = new ReadDocument(text, { xmlMode: true })
      const addresses = urls.texts('loc')
      expect(addresses.length).toBeGreaterThan(100)
      expect(new Set(addresses).size).toBe(addresses.length)
      // Every product page is made alike: one in ten is read.
      const read = addresses.filter((address, index) => !/\/catalog\/[^/]+\/[^/]+$/.test(address) || index % 10 === 0)
      for (const address of read.map((one) => new URL(one))) {
        const reply = await shop.ask(address.pathname)
        const document = new ReadDocument(reply.text)
        const said = [reply.status, document.attribute('meta[name=robots]', 'content'), document.attribute('link[rel=canonical]', 'href')]
        expect.soft(said, address.pathname).toStrictEqual([200, null, address.href])
        const pairs = urls.pairsOf(address.href)
        expect.soft(pairs, address.pathname).toStrictEqual(document.attributes('link[rel=alternate]', 'href'))
      }
    })
  })
}

test.describe('on a host of neither storefront', () => {
  test.use({ host: 'unknown' })

  test('no URL is blocked [storefront.unknown-host]', async ({ shop }) => {
    for (const path of ['/delivery', '/dostavka-i-oplata', '/certificate', '/press']) {
      expect.soft((await shop.ask(path)).status, path).toBe(200)
    }
  })

  test.describe('the language', () => {
    for (const [what, headers, language] of [
      ['comes from the cookie', { cookie: 'locale=en', 'accept-language': 'ru' }, 'en'],
      ['comes from Accept-Language without a cookie', { 'accept-language': 'de, en;q=0.8, ru;q=0.5' }, 'en'],
      ['is Russian by default', {}, 'ru'],
      ['is Russian when the cookie is malformed', { cookie: 'locale=%E0%A4%A' }, 'ru'],
    ] as const) {
      test(what, async ({ shop }) => {
        const reply = await shop.ask('/catalog', { headers })
        expect(reply.status).toBe(200)
        expect(reply.text).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
      })
    }
  })
})

test('the guard runs before URL normalization, so no redirect reveals that a page exists [guard.comes-first]', async ({ shop }) => {
  for (const path of ['/DELIVERY', '/delivery/', '/delivery/moscow', '/Delivery?x=1', '/%64elivery']) {
    const { status, headers } = await shop.ask(path)
    expect.soft([status, headers.location], path).toStrictEqual([302, '/404'])
  }
  expect((await shop.ask('/delivery-x')).headers.location).toBeUndefined()
})

test('a piece under a wrong category leads to its one address with the query; an unknown piece is 404 [product.one-address]', async ({
  shop,
}) => {
  const wrong = await shop.ask('/catalog/earrings/solitaire-aurora-yellow?size=16.5&utm_source=mail')
  expect([wrong.status, wrong.headers.location]).toStrictEqual([301, '/catalog/rings/solitaire-aurora-yellow?size=16.5&utm_source=mail'])
  expect((await shop.ask('/catalog/rings/solitaire-aurora-yellow')).status).toBe(200)
  expect((await shop.ask('/catalog/earrings/nothing-like-it')).status).toBe(404)
})

test('a trailing slash and uppercase letters redirect to the canonical URL', async ({ shop }) => {
  for (const [path, clean] of [
    ['/catalog/', '/catalog'],
    ['/Catalog', '/catalog'],
    ['/catalog/rings/?metal=yellow', '/catalog/rings?metal=yellow'],
  ] as const) {
    const { status, headers } = await shop.ask(path)
    expect.soft([301, 308], path).toContain(status)
    expect.soft(headers.location, path).toMatch(new RegExp(`${clean.replace('?', '\\?')}$`))
  }
})

for (const [host, words] of [
  ['ru', ['Страница не найдена', 'Такой страницы нет']],
  ['com', ['Page not found', 'This page could not be found']],
] as const) {
  test(`an unknown URL renders the 404 page in place, on ${host} [errors-page.unmatched-in-place]`, async ({ page, shop, trouble }) => {
    trouble.expect(/status of 404/)
    for (const path of ['/nothing-here', '/catalog/no-such-category', '/catalog/rings/no-such-ring']) {
      const reply = await shop.ask(path, { host })
      expect.soft(reply.status, path).toBe(404)
      expect.soft(reply.text, path).toMatch(/<meta[^>]*noindex/)
    }
    await shop.open(page, '/nothing-here', host)
    expect(new URL(page.url()).pathname).toBe('/nothing-here')
    await expect(page.getByRole('main')).toContainText(words[0])
    await expect(page.getByRole('main')).toContainText(words[1])
    await expect(page.getByRole('main').getByTestId('product-card').first()).toBeVisible()
  })
}

test('/404 is a page of its own with status 404 and noindex [errors-page.own-404]', async ({ shop }) => {
  const reply = await shop.ask('/404')
  expect(reply.status).toBe(404)
  expect(reply.text).toMatch(/<meta[^>]*noindex/)
})
