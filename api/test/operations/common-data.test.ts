import { type CommonData, commonData, GUEST } from '@shop/contracts/account/common-data'
import { INTERNATIONAL, keeps, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const ask = async (shopper: Shopper) => {
  const answer = await shopper.post('/pd/frontend/common_data', { path: '/' })
  expect(keeps(commonData, answer)).toBe(true)
  return answer.body as CommonData
}

test('a visitor without a session is a guest without a bag', async () => {
  const { user, cartData } = await ask(new Shopper())
  expect(user).toStrictEqual(GUEST)
  expect(cartData).toBeNull()
})

test('an unknown cookie is a guest without a bag', async () => {
  expect((await ask(new Shopper({ cookies: { sid: 'A'.repeat(43) } }))).cartData).toBeNull()
})

test('a session returns its bag', async () => {
  const shopper = await new Shopper().arrive()
  await shopper.cart('add', { sku_id: 'letter-m-yellow-one' })
  expect((await ask(shopper)).cartData?.products.map(({ id }) => id)).toStrictEqual(['letter-m-yellow-one'])
})

test.each([
  ['Russia', RUSSIAN, {}, { city_id: 1, city: 'Москва', region: 'Москва', country: 'Россия', country_iso_code: 'RU' }, 'RUB'],
  [
    'the Emirates',
    INTERNATIONAL,
    {},
    { city_id: 120, city: 'Dubai', region: 'Dubai', country: 'United Arab Emirates', country_iso_code: 'AE' },
    'AED',
  ],
  [
    'a country of no default city',
    INTERNATIONAL,
    { country: 'DE' },
    { city_id: null, city: '', region: '', country: 'Germany', country_iso_code: 'DE' },
    'USD',
  ],
])('the location and the currency of %s [country.default-location]', async (_, host, cookies, location, currency) => {
  const answer = await ask(new Shopper({ host, cookies }))
  expect(answer.location).toStrictEqual({ ...location, beltway_hit: null, beltway_distance: null })
  expect(answer.currency).toBe(currency)
})

test('the Russian menu leads to certificates made to order, the international one to those of the catalogue [certificates.goods-abroad]', async () => {
  const names = async (host: string) => (await ask(new Shopper({ host }))).menu.map(({ name }) => name)
  expect(await names(RUSSIAN)).toStrictEqual(['Украшения', 'Новинки', 'Дизайнеры', 'Мужское', 'Сертификаты', 'Скидки'])
  expect(await names(INTERNATIONAL)).toStrictEqual(['Jewelry', 'New', 'Designers', 'Men', 'Gift certificates', 'Sale'])
  const urls = async (host: string) => (await ask(new Shopper({ host }))).menu.map(({ url }) => url)
  expect(await urls(RUSSIAN)).toContain('/certificate')
  expect(await urls(INTERNATIONAL)).toContain('/catalog/certificates')
})

test('every category of the menu is a page with items', async () => {
  const shopper = new Shopper()
  const [jewelry] = (await ask(shopper)).menu
  expect(jewelry?.items).toHaveLength(9)
  for (const { url } of jewelry?.items ?? []) {
    expect((await shopper.show('catalog', url.replace('/catalog/', ''))).quantity).toBeGreaterThan(0)
  }
})

test('the designers of the menu are led to by parts of the alphabet that have names, and one is shown [catalog.menu-designers]', async () => {
  const section = async (host: string) => (await ask(new Shopper({ host }))).menu.find(({ url }) => url === '/designers')
  const russian = await section(RUSSIAN)
  expect(russian?.groups?.map(({ name }) => name)).toStrictEqual(['По алфавиту'])
  const parts = russian?.groups?.[0]?.items ?? []
  expect(parts.map(({ name }) => name)).toStrictEqual(['А – К', 'Л – Р', 'С – Я', 'A – L', 'M – Z'])
  for (const { name, url } of parts) {
    const letter = String.fromCodePoint(Number(/^\/designers#letter-(\d+)$/.exec(url)?.[1]))
    expect(russian?.items.map((designer) => designer.name[0])).toContain(letter)
    expect(letter >= (name[0] ?? '') && letter <= (name.at(-1) ?? '')).toBe(true)
  }
  expect(russian?.feature).toMatchObject({ name: expect.any(String), picture: { base: expect.any(String) } })
  expect((await section(INTERNATIONAL))?.groups?.[0]?.items[0]?.name).toBe('A – L')
})
