import { isBlocked } from '@shop/contracts/guard'
import { routes } from '@shop/contracts/routes'
import { expect, test } from '../fixtures.ts'
import { titleOf } from '../machine/ask.ts'
import type { Host } from '../environment.ts'

/** An address for each row that has parameters. */
const SAMPLES: Record<string, string> = {
  '/catalog/:category': '/catalog/rings',
  '/jewelry/:id': '/jewelry/rings',
  '/trend/:id': '/trend/new',
  '/designers/:id': '/designers/severin',
  '/search/:id': '/search/1',
  '/order-success/:id': '/order-success/1',
  '/get-certificate/:id': '/get-certificate/1',
}

// What is shown there depends on the catalogue: the tests of the listing and of the product open real ones.
const ofTheCatalogue = new Set(['/catalog/:category/:id', '/trend/:id', '/designers/:id', '/search/:id'])
const rows = routes.filter(({ path }) => !ofTheCatalogue.has(path))
const addressOf = (path: string) => SAMPLES[path] ?? path

const storefronts: [Host, 'ru' | 'international', RegExp][] = [
  ['ru', 'ru', /[а-я]/i],
  ['com', 'international', /^[^а-я]+$/i],
]

for (const [host, storefront, language] of storefronts) {
  test.describe(`on ${host}`, () => {
    test.use({ host })

    test('every address of the route table answers 200 with a title of its own, in the language of the storefront', async ({ shop }) => {
      const titles = new Map<string, string[]>()
      for (const row of rows.filter(({ path }) => !isBlocked(storefront, path))) {
        const reply = await shop.ask(addressOf(row.path))
        expect.soft(reply.status, row.path).toBe(200)
        const title = titleOf(reply)
        expect.soft(title, row.path).toMatch(language)
        // What has parameters is called after what it shows.
        if (!row.path.includes(':')) titles.set(title, [...(titles.get(title) ?? []), row.path])
      }
      expect(
        [...titles.values()].filter((paths) => paths.length > 1),
        'addresses that share a title',
      ).toStrictEqual([])
    })

    test('an address of the other storefront leads to /404', async ({ shop }) => {
      const blocked = routes.map(({ path }) => path).filter((path) => isBlocked(storefront, path))
      expect(blocked.length).toBeGreaterThan(5)
      for (const path of blocked) {
        const { status, headers } = await shop.ask(path)
        expect.soft([status, headers.location], path).toStrictEqual([302, '/404'])
      }
    })
  })
}

test.describe('on a host that is no storefront', () => {
  test.use({ host: 'unknown' })

  test('no address is blocked', async ({ shop }) => {
    for (const path of ['/delivery', '/dostavka-i-oplata', '/certificate', '/press']) {
      expect.soft((await shop.ask(path)).status, path).toBe(200)
    }
  })

  test.describe('the language', () => {
    for (const [what, headers, language] of [
      ['is the cookie’s', { cookie: 'locale=en', 'accept-language': 'ru' }, 'en'],
      ['is the browser’s without a cookie', { 'accept-language': 'de, en;q=0.8, ru;q=0.5' }, 'en'],
      ['is Russian when nobody says', {}, 'ru'],
      ['is Russian when the cookie is broken', { cookie: 'locale=%E0%A4%A' }, 'ru'],
    ] as const) {
      test(what, async ({ shop }) => {
        const reply = await shop.ask('/catalog', { headers })
        expect(reply.status).toBe(200)
        expect(reply.text).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
      })
    }
  })
})

test('the guard comes before slashes and letter case: nobody learns by a redirect that a page exists', async ({ shop }) => {
  for (const path of ['/DELIVERY', '/delivery/', '/delivery/moscow', '/Delivery?x=1', '/%64elivery']) {
    const { status, headers } = await shop.ask(path)
    expect.soft([status, headers.location], path).toStrictEqual([302, '/404'])
  }
  expect((await shop.ask('/delivery-x')).headers.location).toBeUndefined()
})

test('a slash at the end and capital letters lead to the one address of a page', async ({ shop }) => {
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
  test(`an address that the shop does not know is the 404 page in place, on ${host}`, async ({ page, shop, trouble }) => {
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

test('/404 is a page of its own: status 404 and no index', async ({ shop }) => {
  const reply = await shop.ask('/404')
  expect(reply.status).toBe(404)
  expect(reply.text).toMatch(/<meta[^>]*noindex/)
})

test('the page of a section in preparation says so', async ({ page, shop }) => {
  await shop.open(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('готовится')
  await expect(page.getByRole('main').getByRole('link', { name: /каталог/i })).toHaveAttribute('href', '/catalog')
})
