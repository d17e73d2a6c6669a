import { commonData, type CommonData } from '@shop/contracts/account/common-data'
import { WINTER_SALE_COOKIE, winterSale, type WinterSale } from '@shop/contracts/content/winter-sale'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, keeps, RUSSIAN, Shopper } from '../support/people/shopper.ts'

/** A date that the tests are far from on every day of the year. */
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const words = (title: string) => ({ title, text: title, action: title, alt: title })
const sale = {
  from: day(10),
  until: day(20),
  url: '/catalog/sale',
  picture: 'banners/sale',
  ru: words('Зима'),
  en: { ...words('Winter'), url: '/catalog/new' },
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.behindTheScenes(
    `INSERT INTO content_versions (document, version, body, digest, publish_at, paths, storefront)
      VALUES ('winter-sale', 2, '${JSON.stringify(sale)}', '', now(), '{}', 'every')`,
  )
})
afterAll(() => shop.remove())

const shopper = (host = RUSSIAN, cookies: Record<string, string> = {}) => new Shopper({ url: shop.url(), host, cookies })
async function saleFor(host = RUSSIAN): Promise<WinterSale | null> {
  const answer = await shopper(host).get('/winter-sale')
  expect(keeps(winterSale, answer)).toBe(true)
  return (answer.body as { sale: WinterSale | null }).sale
}
async function isTold(cookies: Record<string, string> = {}): Promise<boolean> {
  const answer = await shopper(RUSSIAN, cookies).post('/pd/frontend/common_data', { path: '/' })
  expect(keeps(commonData, answer)).toBe(true)
  return (answer.body as CommonData).winterSale
}

test('the sale popup appears in season only, in the storefront’s language, once in two weeks [limits.winter-sale-cookie]', async () => {
  expect([await saleFor(), await isTold()]).toStrictEqual([null, false])
  await shop.later(11 * DAY_MS)
  expect(await saleFor()).toMatchObject({ title: 'Зима', url: '/catalog/sale', picture: { alt: 'Зима' } })
  expect(await saleFor(INTERNATIONAL)).toMatchObject({ title: 'Winter', url: '/catalog/new' })
  expect(await isTold()).toBe(true)
  expect(await isTold({ [WINTER_SALE_COOKIE]: '1' })).toBe(false)
  await shop.later(10 * DAY_MS)
  expect([await saleFor(), await isTold()]).toStrictEqual([null, false])
})
