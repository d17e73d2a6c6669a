import type { Filter } from '@shop/contracts/listing'
import { INTERNATIONAL, Shopper } from './support/shopper.ts'

const shopper = new Shopper()
const facet = (filters: readonly Filter[], code: string) => filters.find((filter) => filter.code === code)?.values ?? []
const counts = (filters: readonly Filter[], code: string) =>
  Object.fromEntries(facet(filters, code).map(({ value, count }) => [value, count]))

test('a listing has its metals, stones and range of prices, in this order', async () => {
  const { filters } = await shopper.show('catalog', '')
  expect(filters.map(({ code, type, name }) => [code, type, name])).toStrictEqual([
    ['metal', 'list', 'Металл'],
    ['stone', 'list', 'Камень'],
    ['price', 'range', 'Цена'],
  ])
})

test('a value leaves as many pieces as it says', async () => {
  const { filters } = await shopper.show('catalog', 'rings')
  for (const code of ['metal', 'stone']) {
    for (const { value, count } of facet(filters, code)) {
      expect([code, value, (await shopper.show('catalog', `rings?${code}=${value}`)).quantity]).toStrictEqual([code, value, count])
    }
  }
})

test('two values of a facet add up', async () => {
  const { filters } = await shopper.show('catalog', 'rings')
  const { yellow = 0, white = 0 } = counts(filters, 'metal')
  expect((await shopper.show('catalog', 'rings?metal=yellow&metal=white')).quantity).toBe(yellow + white)
})

test('two facets narrow each other', async () => {
  const { products, quantity } = await shopper.show('catalog', 'rings?metal=white&stone=diamond')
  expect(quantity).toBe(products.length)
  expect(products.map(({ url }) => url).sort()).toStrictEqual([
    '/catalog/rings/pave-eternity-white',
    '/catalog/rings/solitaire-aurora-white',
  ])
})

test('counts leave the facet’s own choice out and heed the others', async () => {
  const all = await shopper.show('catalog', 'rings')
  const chosen = await shopper.show('catalog', 'rings?metal=white')
  expect(counts(chosen.filters, 'metal')).toStrictEqual(counts(all.filters, 'metal'))
  expect(counts(chosen.filters, 'stone')).toStrictEqual({ diamond: 2, emerald: 1, sapphire: 1, ruby: 1 })
})

test('a value that would leave nothing stays, disabled', async () => {
  const { filters } = await shopper.show('catalog', 'rings?stone=ruby')
  expect(facet(filters, 'metal').find(({ value }) => value === 'silver')).toMatchObject({ count: 0, disabled: true })
})

test('chosen values are marked, and have the colour of their swatch', async () => {
  const { filters } = await shopper.show('catalog', 'rings?metal=rose')
  expect(facet(filters, 'metal').filter(({ chosen }) => chosen)).toStrictEqual([
    { value: 'rose', label: 'Розовое золото', count: 4, disabled: false, chosen: true, color: '#DBA48C' },
  ])
})

test('prices are asked in major units and both ends belong', async () => {
  const { products } = await shopper.show('catalog', 'rings?sort=price-asc', { limit: 96 })
  const [low, high] = [products[2]?.price.final ?? 0, products[6]?.price.final ?? 0]
  const narrowed = await shopper.show('catalog', `rings?price_from=${low / 100}&price_to=${high / 100}&sort=price-asc`)
  expect(narrowed.products[0]?.price.final).toBe(low)
  expect(narrowed.products.at(-1)?.price.final).toBe(high)
})

test('the range of prices is that of the listing in its currency, whatever range is chosen', async () => {
  for (const host of [undefined, INTERNATIONAL]) {
    const one = new Shopper(host ? { host } : {})
    const { products } = await one.show('catalog', 'rings?sort=price-asc', { limit: 96 })
    const ends = [products[0], products.at(-1)].map((card) => String((card?.price.final ?? 0) / 100))
    const { filters } = await one.show('catalog', 'rings?price_from=1&price_to=2')
    expect(facet(filters, 'price').map(({ label }) => label)).toStrictEqual(ends)
  }
})

test('parameters of the body count as those of the address', async () => {
  const [body, address] = await Promise.all([
    shopper.show('catalog', 'rings', { parameters: { metal: ['yellow', 'white'], sort: 'price-asc' } }),
    shopper.show('catalog', 'rings?metal=yellow&metal=white&sort=price-asc'),
  ])
  expect(body).toStrictEqual(address)
})

test.each([
  'rings?metal=unobtainium',
  'rings?metal=',
  'rings?metal=toString&stone=__proto__',
  'rings?price_from=cheap&price_to=',
  'rings?price_from=-5&price_to=Infinity',
  'rings?%E0%A4%A=%ZZ&&&===',
  'rings?page=2&page=x',
  "rings?metal=' OR 1=1 --",
])('%s reads as no choice at all', async (url) => {
  const [broken, plain] = await Promise.all([shopper.show('catalog', url), shopper.show('catalog', 'rings')])
  expect(broken).toStrictEqual(plain)
})
