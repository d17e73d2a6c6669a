import { INTERNATIONAL, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const cardOf = async (shopper: Shopper) => {
  const { products } = await shopper.show('catalog', 'rings?metal=white', { limit: 96 })
  const card = products.find(({ url }) => url.endsWith('/solitaire-aurora-white'))
  return { name: card?.name, currency: card?.currency, price: (card?.price.final ?? 0) / 100 }
}

const RU = 'Кольцо-солитер «Аврора», белое золото'
const EN = 'Aurora solitaire ring, white gold'

test.each([
  ['the Russian host', RUSSIAN, {}, {}, RU, 'RUB'],
  ['the Russian host, whatever country is asked', RUSSIAN, { country: 'AE', locale: 'en' }, {}, RU, 'RUB'],
  ['the international host', INTERNATIONAL, {}, {}, EN, 'AED'],
  ['the international host from the States', INTERNATIONAL, { country: 'US' }, {}, EN, 'USD'],
  ['the international host, never in roubles', INTERNATIONAL, { country: 'RU' }, {}, EN, 'AED'],
  ['the English prefix of the Russian host', 'en.shop.ru.localhost', {}, {}, EN, 'AED'],
  ['an unknown host', 'localhost', {}, {}, RU, 'RUB'],
  ['an unknown host of a reader of English', 'localhost', {}, { 'accept-language': 'en-GB,en;q=0.9,ru;q=0.5' }, EN, 'AED'],
  ['an unknown host by its cookie', 'localhost', { locale: 'en' }, { 'accept-language': 'ru' }, EN, 'AED'],
])('%s [storefront.currency-by-country]', async (_, host, cookies, headers, name, currency) => {
  expect(await cardOf(new Shopper({ host, cookies, headers }))).toMatchObject({ name, currency })
})

test('a forwarded host is trusted with the front door’s key only', async () => {
  const stranger = new Shopper({ host: INTERNATIONAL, headers: { 'x-front-door': 'guess' } })
  expect(await cardOf(stranger)).toMatchObject({ name: RU })
})

test('price lists are separate: no exchange rate converts one into another [storefront.separate-price-lists]', async () => {
  const priced = async (shopper: Shopper) => {
    const products = await shopper.everyPiece()
    return new Map(products.map(({ id, price }) => [id, price.initial ?? 0]))
  }
  const [roubles, dollars] = await Promise.all([
    priced(new Shopper()),
    priced(new Shopper({ host: INTERNATIONAL, cookies: { country: 'US' } })),
  ])
  const rates = [...roubles].filter(([id]) => dollars.has(id)).map(([id, price]) => Math.round(price / (dollars.get(id) ?? 1)))
  expect(rates.length).toBeGreaterThan(50)
  expect(new Set(rates).size).toBeGreaterThan(10)
})
