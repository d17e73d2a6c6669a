import { LONG } from '../../environment.ts'
import { expect, test } from '../../fixtures.ts'
import type { Page, Route } from '@playwright/test'
import type { Shop } from '../../machine/shop.ts'

const IDS: [what: string, id: string][] = [
  ['NUL', '%00'],
  ['NUL inside', 'rings%00x'],
  ['half an escape', '%E0%A4'],
  ['no escape', '%'],
  ['an invalid byte', '%FF'],
  ['3,000 signs', 'a'.repeat(3000)],
  ['3,000 escaped signs', '%D0%BA'.repeat(1000)],
  ['an emoji', '%F0%9F%92%8D'],
  ['a lone surrogate', '%ED%A0%80'],
  ['the folder above', '..%2f'],
  ['a file of the server', '..%2f..%2fetc%2fpasswd'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['quotes', `'%22%60--`],
  ['a tag', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['a negative number', '-1'],
  ['a huge number', '99999999999999999999'],
  ['a space', '%20'],
  ['a line break', '%0d%0aset-cookie:a=b'],
]

/** One of each kind that a browser's router reads in its own way; the long run tries all of them there. */
const KINDS = ['NUL inside', 'half an escape', '3,000 signs', 'a prototype', 'a tag']

/** Rows of the route table whose id names something: an unknown one is not found. */
const NAMED = [
  '/catalog/ID',
  '/jewelry/ID',
  '/trend/ID',
  '/designers/ID',
  '/search/ID',
  '/catalog/rings/ID',
  '/catalog/ID/1',
  '/passport/ID',
]
/** What these pages show depends on the person, after load. */
const PERSONAL = ['/order-success/ID', '/get-certificate/ID']

const QUERIES = [
  '/catalog?page=VALUE&sort=VALUE&metal=VALUE&price_from=VALUE&price_to=VALUE',
  '/designers/lunaria?category=VALUE&page=VALUE',
  '/search?text=VALUE&page=VALUE&exact=VALUE',
  '/catalog/rings?size=VALUE&popup=VALUE',
  '/cart?step=VALUE&code=VALUE',
  '/payment?order=VALUE&step=VALUE',
  '/order-success?key=VALUE',
  '/profile?section=VALUE&order=VALUE&piece=VALUE',
  '/wishlist?sort=VALUE&page=VALUE&in_stock=VALUE',
  '/shops?city=VALUE&service=VALUE&shop=VALUE',
  '/dostavka-i-oplata?city=VALUE&provider=VALUE',
  '/certificate?deposit=VALUE',
  '/oferta?version=VALUE',
  '/ya-callback?code=VALUE&state=VALUE',
  '/?code=VALUE&country=VALUE&city=VALUE&utm_source=VALUE&notice=VALUE',
]

let visitor = 0
/** Each from an address of its own: renders are limited per address. */
async function askAs(shop: Shop, path: string) {
  visitor += 1
  const question = { headers: { 'x-forwarded-for': `10.9.${visitor >> 8}.${visitor & 255}` } }
  const reply = await shop.ask(path, question)
  // Another spelling of the same address.
  return reply.status === 301 ? shop.ask(reply.headers.location ?? '', question) : reply
}
/** React's mark of an area that failed on the server: the front door counts it against the version. */
const FAILED_AREA = '<!--$!-->'

test.describe('from the server', () => {
  for (const [what, id] of IDS) {
    test(`${what} in place of an id is not found, and blames no release [routes.hostile-addresses]`, async ({ shop }) => {
      const answers: string[] = []
      for (const route of NAMED) {
        const { status, text } = await askAs(shop, route.replace('ID', id))
        if (status !== 404 || !text.includes('</html>') || text.includes(FAILED_AREA)) answers.push(`${route}: ${status}`)
        if (text.includes('<script>alert')) answers.push(`${route} echoes a tag`)
      }
      for (const route of PERSONAL) {
        const { status, text } = await askAs(shop, route.replace('ID', id))
        if (status >= 500 || text.includes(FAILED_AREA)) answers.push(`${route}: ${status}`)
      }
      expect(answers).toStrictEqual([])
    })
  }

  for (const [what, value] of IDS) {
    test(`${what} in a query is read with care`, async ({ shop }) => {
      const answers: string[] = []
      for (const route of QUERIES) {
        const { status, text } = await askAs(shop, route.replaceAll('VALUE', value))
        if (status >= 500 || text.includes(FAILED_AREA)) answers.push(`${route}: ${status}`)
      }
      expect(answers).toStrictEqual([])
    })
  }

  test('an address of 100,000 signs is refused, and the front door goes on', async ({ shop }) => {
    const { status } = await askAs(shop, `/designers/${'a'.repeat(100_000)}`)
    expect([404, 414, 431]).toContain(status)
    expect((await askAs(shop, '/designers')).status).toBe(200)
  })
})

/** As a link of the page does. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

test.describe('in the browser', () => {
  test('a refusal that comes after one has left the page stays there', async ({ shop, page, trouble }) => {
    trouble.expect(/Failed to load resource/)
    const piecesAsked = Promise.withResolvers<Route>()
    await page.route('**/designers/show', (route) => piecesAsked.resolve(route))
    await shop.open(page, '/contacts')
    await goTo(page, '/designers/nobody')
    await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' })).toBeVisible()
    await goTo(page, '/contacts')
    const contacts = page.getByRole('heading', { level: 1, name: /контакты/i })
    await expect(contacts).toBeVisible()
    const refused = page.waitForResponse('**/designers/show')
    await (await piecesAsked.promise).continue()
    expect((await refused).status()).toBe(404)
    await (await refused).finished()
    // A round trip and a frame later, whatever the answer has set off is drawn.
    await page.evaluate(async () => {
      await (await fetch(location.href)).text()
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    })
    await expect(contacts).toBeVisible({ timeout: 1 })
  })

  for (const [what, id] of IDS) {
    test(`${what} in place of an id is not found there too`, KINDS.includes(what) ? {} : LONG, async ({ shop, page, trouble }) => {
      trouble.expect(/Failed to load resource/)
      await shop.open(page, '/contacts')
      for (const route of NAMED) {
        await goTo(page, route.replace('ID', id))
        await expect(page.getByRole('heading', { level: 1, name: 'Страница не найдена' }), route).toBeVisible()
        await goTo(page, '/contacts')
        await expect(page.getByRole('heading', { level: 1, name: /контакты/i })).toBeVisible()
      }
    })
  }
})
