import { SUB_CATEGORY } from '@shop/contracts/core/sub-category'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'

const HOUR = 60 * 60 * 1000
const RINGS = '/catalog/rings'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ SHOP_ORIGINS: 'https://zlata.ru,https://zlata.com' })
})
afterAll(() => shop.remove())

const asked = (host: string) =>
  fetch(`${shop.url()}/sitemap/addresses`, { headers: { 'x-front-door': FRONT_DOOR_KEY, 'x-forwarded-host': host } })

/** Addresses of a storefront, once they satisfy what is waited for. */
async function addresses(host: string, wanted: (found: string[]) => boolean): Promise<string[]> {
  for (;;) {
    const answer = await asked(host)
    const text = await answer.text()
    const found = text.trimEnd().split('\n')
    if (answer.status !== 200 || !wanted(found)) continue
    expect(answer.headers.get('x-quantity')).toBe(String(found.length))
    return found
  }
}

test('every storefront has its addresses soon after the first start: categories, designers and every metal [routes.sitemap-made-ahead]', async () => {
  const pieces = (await shop.behindTheScenes("SELECT id FROM products WHERE NOT is_archive AND slug <> 'ring-sizer-by-post'")).length
  for (const host of ['zlata.ru', 'zlata.com']) {
    const found = await addresses(host, () => true)
    expect(new Set(found).size).toBe(found.length)
    expect(found).toStrictEqual(expect.arrayContaining([RINGS, `${RINGS}/band-classic-rose`, `${RINGS}/band-classic-yellow`]))
    expect(found.filter((address) => address.startsWith('/designers/')).length).toBeGreaterThan(1)
    expect(found).toStrictEqual(expect.arrayContaining(['/catalog/wedding', `${RINGS}/wedding`]))
    expect(found.filter((address) => address.split('/').length === 4 && !SUB_CATEGORY.test(address))).toHaveLength(pieces)
  }
})

test('what is archived leaves the list within an hour', async () => {
  const gone = `${RINGS}/band-classic-rose`
  await shop.behindTheScenes("UPDATE products SET is_archive = true WHERE slug = 'band-classic-rose'")
  await shop.later(HOUR + 61_000)
  expect(await addresses('zlata.ru', (found) => !found.includes(gone))).toContain(`${RINGS}/band-classic-yellow`)
})

test('a host of neither storefront has no list', async () => {
  expect((await asked('localhost')).status).toBe(404)
})
