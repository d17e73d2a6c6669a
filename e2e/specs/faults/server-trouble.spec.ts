import { expect, test as base } from '../../fixtures.ts'
import { somePiece } from '../../machine/catalogue.ts'
import { STATE_DIR } from '../../environment.ts'
import { breakServer } from '../../machine/servers/faulty-server.ts'
import { FrontDoor } from '../../machine/servers/front-door.ts'
import { Releases, nextOf } from '../../machine/servers/releases.ts'
import { Shop } from '../../machine/shop.ts'

const CATALOG = 'mfe-catalog'

/** A shop whose newest catalogue is broken on the server: the listing throws, a product never comes to an end. */
const test = base.extend<{ shop: Shop }, { brokenDoor: FrontDoor }>({
  brokenDoor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this very pattern.
    async ({}, provide) => {
      const broken = nextOf(new Releases(STATE_DIR).active(CATALOG))
      const door = await FrontDoor.open((artifacts) =>
        breakServer(artifacts, CATALOG, broken, { 'page/listing': 'throws', 'page/product': 'hangs' }),
      )
      await provide(door)
      await door.close()
    },
    { scope: 'worker' },
  ],
  shop: async ({ host, brokenDoor }, provide) => {
    const active = new Releases(STATE_DIR).active(CATALOG)
    brokenDoor.releases.startFrom({ ...new Releases(STATE_DIR).actives, [CATALOG]: [active, nextOf(active)] })
    await provide(new Shop(brokenDoor.port, host, brokenDoor.releases))
  },
})

test.describe.configure({ mode: 'default' })

test('a page that throws on the server falls back to the last good version, in the browser too', async ({
  shop,
  page,
  chrome,
  listing,
}) => {
  const good = new Releases(STATE_DIR).active(CATALOG)
  const { status, text } = await shop.ask('/catalog')
  expect(status).toBe(200)
  expect(text).toContain('data-testid="product-card"')
  expect(text).toContain(`data-version="${good}"`)
  expect(text).not.toContain(`/a/${CATALOG}/${nextOf(good)}/`)
  await shop.open(page, '/catalog')
  await expect(listing.cards).toHaveCount(48)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await chrome.expectWhole()
})

test('without an older version the page is rendered in the browser', async ({ shop, page, chrome, listing, trouble }) => {
  // React says that it takes the place of the part that the server could not finish.
  trouble.expect(/Minified React error #419/)
  const broken = nextOf(new Releases(STATE_DIR).active(CATALOG))
  shop.releases.startFrom({ ...new Releases(STATE_DIR).actives, [CATALOG]: [broken] })
  const { status, text, headers } = await shop.ask('/catalog')
  expect(status).toBe(200)
  expect(text).not.toContain('data-testid="product-card"')
  expect(headers['cache-control']).not.toContain('s-maxage')
  await shop.open(page, '/catalog')
  await expect(listing.cards).toHaveCount(48)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await chrome.expectWhole()
})

test('a page that hangs on the server falls back to the last good version and blocks no other request', async ({ shop, page, product }) => {
  const address = (await somePiece(shop)).url
  const hanging = shop.ask(address)
  // More of them than threads: each ends its own and is replaced.
  const more = [1, 2, 3].map((number) => shop.ask(`${address}&number=${number}`))
  const others = await Promise.all(['/', '/cart', '/about'].map((path) => shop.ask(path)))
  for (const { status, text } of others) {
    expect(status).toBe(200)
    expect(text).toContain('</html>')
  }
  for (const reply of await Promise.all([hanging, ...more])) expect(reply.status).toBe(200)
  // Fresh threads have taken the place of those that hung.
  await expect.poll(async () => (await shop.ask(`/about?${Date.now()}`)).text).toMatch(/<h1[\s>]/)
  await shop.open(page, address)
  await expect(product.addToBag).toBeVisible()
})

test('a rollback restores server rendering', async ({ shop }) => {
  shop.releases.rollback(CATALOG)
  await expect.poll(async () => (await shop.ask('/catalog')).text).toContain('data-testid="product-card"')
})
