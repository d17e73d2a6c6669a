import type { Filter } from '@shop/contracts/catalog/listing'
import type { Product } from '@shop/contracts/catalog/product'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { INTERNATIONAL, Shopper } from '../support/people/shopper.ts'

const shopper = new Shopper()
const facet = (filters: readonly Filter[], code: string) => filters.find((filter) => filter.code === code)?.values ?? []
const counts = (filters: readonly Filter[], code: string) =>
  Object.fromEntries(facet(filters, code).map(({ value, count }) => [value, count]))

test('the facets of a listing have a stable order, the price first [catalog.price-first]', async () => {
  const { filters } = await shopper.show('catalog', '')
  expect(filters.map(({ code, type, name }) => [code, type, name])).toStrictEqual([
    ['price', 'range', 'Цена'],
    ['metal', 'list', 'Металл'],
    ['stone', 'list', 'Камень'],
    ['color', 'list', 'Цвет'],
    ['size', 'list', 'Размер'],
    ['designer', 'list', 'Дизайнер'],
    ['collect', 'list', 'Забрать в\u00a0магазине'],
    ['for', 'list', 'Кому подарок'],
    ['occasion', 'list', 'Повод'],
    ['in_stock', 'list', 'Наличие'],
    ['new', 'list', 'Новинки'],
    ['sale', 'list', 'Скидки'],
  ])
})

test('lengths of chains and bracelets are a filter of lengths [product.length-not-size]', async () => {
  for (const [section, name] of [
    ['necklaces', 'Длина'],
    ['bracelets', 'Длина'],
    ['rings', 'Размер'],
  ] as const) {
    const { filters } = await shopper.show('catalog', section)
    expect([section, filters.find(({ code }) => code === 'size')?.name]).toStrictEqual([section, name])
  }
})

test('the count of a value equals the number of items it leaves', async () => {
  const { filters } = await shopper.show('catalog', 'rings')
  for (const code of ['metal', 'stone', 'color', 'size', 'designer', 'collect', 'for', 'occasion', 'in_stock', 'new', 'sale']) {
    for (const { value, count } of facet(filters, code)) {
      const { quantity } = await shopper.show('catalog', `rings?${code}=${value}`, { limit: 1 })
      expect([code, value, quantity]).toStrictEqual([code, value, count])
    }
  }
})

test('a section is counted with the filters that its link keeps [catalog.sections-keep-filters]', async () => {
  for (const query of ['', '?metal=yellow', '?metal=yellow&price_to=20000&in_stock=1']) {
    const { categories } = await shopper.show('catalog', `rings${query}`, { limit: 1 })
    for (const { url, count } of categories) {
      const { quantity } = await shopper.show('catalog', `${url.split('/').at(-1)}${query}`, { limit: 1 })
      expect([url, query, count]).toStrictEqual([url, query, quantity])
    }
  }
})

test('abroad sizes, colors and designers have other names and the same counts', async () => {
  const abroad = new Shopper({ host: INTERNATIONAL })
  const [ru, en] = await Promise.all([shopper.show('catalog', 'rings'), abroad.show('catalog', 'rings')])
  for (const code of ['color', 'size', 'designer']) expect([code, counts(en.filters, code)]).toStrictEqual([code, counts(ru.filters, code)])
  expect(facet(ru.filters, 'size')[1]).toMatchObject({ value: '16', label: '16' })
  expect(facet(en.filters, 'size')[1]).toMatchObject({ value: '16', label: '5.5' })
  expect(facet(en.filters, 'color')[0]).toMatchObject({ value: 'golden', label: 'Gold', color: '#D9B566' })
})

test('sizes are sorted from small to large, rings before chains', async () => {
  const { filters } = await shopper.show('catalog', '')
  const values = facet(filters, 'size').map(({ value }) => value)
  const [rings, lengths] = [values.filter((value) => !value.endsWith('cm')), values.filter((value) => value.endsWith('cm'))]
  expect(values).toStrictEqual([...rings, ...lengths])
  for (const list of [rings, lengths]) expect(list).toStrictEqual(list.toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b)))
})

const isInStock = ({ availability }: ProductCard) => availability !== 'soldOut'

test('the in-stock, new and sale filters match their items', async () => {
  const { products } = await shopper.show('catalog', '', { limit: 96 })
  const tags = ({ tags: all }: ProductCard) => all.map(({ code }) => code)
  const [inStock, fresh, reduced] = await Promise.all(
    ['in_stock', 'new', 'sale'].map((flag) => shopper.show('catalog', `?${flag}=1`, { limit: 96 })),
  )
  expect(products.every(isInStock)).toBe(false)
  expect(inStock?.products.every(isInStock)).toBe(true)
  expect(fresh?.products.every((card) => tags(card).includes('new'))).toBe(true)
  expect(fresh?.quantity).toBe((await shopper.show('tags', 'new')).quantity)
  expect(reduced?.products.every(({ price }) => (price.final ?? 0) < (price.initial ?? 0))).toBe(true)
  expect(reduced?.quantity).toBe((await shopper.show('tags', 'sale')).quantity)
})

test('a size filter with in-stock matches stock of that very size', async () => {
  const { filters } = await shopper.show('catalog', 'rings?in_stock=1')
  const all = counts((await shopper.show('catalog', 'rings')).filters, 'size')
  const inStock = counts(filters, 'size')
  expect(Object.entries(inStock).some(([size, count]) => count < (all[size] ?? 0))).toBe(true)
  for (const [size, count] of Object.entries(inStock)) {
    expect([size, (await shopper.show('catalog', `rings?in_stock=1&size=${size}`, { limit: 1 })).quantity]).toStrictEqual([size, count])
  }
  const { products } = await shopper.show('catalog', 'rings?in_stock=1&size=17')
  for (const { url } of products) {
    const { body } = await shopper.get(`${url}/info`)
    const { skuListWithGems } = (body as { result: { product: Product } }).result.product
    expect([url, skuListWithGems.some((sku) => sku.size === '17' && sku.balances > 0)]).toStrictEqual([url, true])
  }
  const chosen = await shopper.show('catalog', 'rings?size=17')
  expect(counts(chosen.filters, 'in_stock')).toStrictEqual({ 1: inStock['17'] })
})

test('a city narrows a list to what its shops have, in the chosen size, and says when [catalog.collect-in-shop]', async () => {
  const { filters } = await shopper.show('catalog', 'rings')
  const [city] = facet(filters, 'collect')
  expect(city?.value).toBe('moscow')
  expect(city?.label).toMatch(/^Москва: (?:сегодня до|сегодня с|завтра с) \d\d:\d\d$/)
  const [all, inCity] = [
    await shopper.show('catalog', 'rings?collect=moscow&in_stock=1'),
    await shopper.show('catalog', 'rings?collect=moscow'),
  ]
  expect(inCity.quantity).toBe(all.quantity)
  expect(Object.values(counts(inCity.filters, 'size'))).not.toStrictEqual(Object.values(counts(filters, 'size')))
  for (const [size, count] of Object.entries(counts(inCity.filters, 'size'))) {
    const { quantity, products } = await shopper.show('catalog', `rings?collect=moscow&size=${size}`)
    expect([size, quantity]).toStrictEqual([size, count])
    // The chosen size must be in stock in a shop, in some metal of the design.
    for (const { url } of products) {
      const { body } = await shopper.get(`${url}/info`)
      const { skuListWithGems } = (body as { result: { product: Product } }).result.product
      const skus = skuListWithGems.filter((sku) => sku.size?.replace(',', '.') === size)
      const found = await Promise.all(skus.map(({ id }) => shopper.get(`/shops/stock/${id}`)))
      const shops = found.flatMap(({ body: stock }) => (stock as { shops: { shop_id: number }[] }).shops)
      expect([url, size, shops.length > 0]).toStrictEqual([url, size, true])
    }
  }
})

test('a city of another country is no choice [catalog.collect-in-shop]', async () => {
  const abroad = new Shopper({ host: INTERNATIONAL })
  const all = await abroad.show('catalog', 'rings')
  expect(facet(all.filters, 'collect').map(({ value }) => value)).not.toContain('moscow')
  expect((await abroad.show('catalog', 'rings?collect=moscow')).quantity).toBe(all.quantity)
})

test('a value shared by every item of a listing is not offered', async () => {
  expect(facet((await shopper.show('tags', 'new')).filters, 'new')).toStrictEqual([])
  expect(facet((await shopper.show('tags', 'sale')).filters, 'sale')).toStrictEqual([])
  expect(facet((await shopper.show('designers', 'vera-moss')).filters, 'designer')).toStrictEqual([])
})

test('two values of a facet are combined with OR', async () => {
  const { filters } = await shopper.show('catalog', 'rings')
  const { yellow = 0, white = 0 } = counts(filters, 'metal')
  const { quantity, products } = await shopper.show('catalog', 'rings?metal=yellow&metal=white')
  // A design in both metals is one card.
  expect(quantity).toBe(products.length)
  expect(quantity).toBeGreaterThan(Math.max(yellow, white))
  expect(quantity).toBeLessThan(yellow + white)
  expect(products.every(({ url }) => /-(yellow|white)$/.test(url))).toBe(true)
})

test('two facets are combined with AND', async () => {
  const { products, quantity } = await shopper.show('catalog', 'rings?metal=white&stone=diamond')
  expect(quantity).toBe(products.length)
  expect(products.map(({ url }) => url).sort()).toStrictEqual([
    '/catalog/rings/pave-eternity-white',
    '/catalog/rings/solitaire-aurora-white',
  ])
})

test('counts ignore the choice of their own facet and apply the others', async () => {
  const all = await shopper.show('catalog', 'rings')
  const chosen = await shopper.show('catalog', 'rings?metal=white')
  expect(counts(chosen.filters, 'metal')).toStrictEqual(counts(all.filters, 'metal'))
  expect(counts(chosen.filters, 'stone')).toStrictEqual({ diamond: 2, emerald: 1, sapphire: 1, ruby: 1 })
})

test('a value without matches stays, disabled [catalog.facet-disabled]', async () => {
  const { filters } = await shopper.show('catalog', 'rings?stone=ruby')
  expect(facet(filters, 'metal').find(({ value }) => value === 'silver')).toMatchObject({ count: 0, disabled: true })
})

test('selected values are marked and have the color of their swatch', async () => {
  const { filters } = await shopper.show('catalog', 'rings?metal=rose')
  expect(facet(filters, 'metal').filter(({ chosen }) => chosen)).toStrictEqual([
    { value: 'rose', label: 'Розовое золото', count: 4, disabled: false, chosen: true, color: '#DBA48C' },
  ])
})

test('price bounds are in major units and inclusive', async () => {
  const { products } = await shopper.show('catalog', 'rings?sort=price-asc', { limit: 96 })
  const [low, high] = [products[2]?.price.final ?? 0, products[6]?.price.final ?? 0]
  const narrowed = await shopper.show('catalog', `rings?price_from=${low / 100}&price_to=${high / 100}&sort=price-asc`)
  expect(narrowed.products[0]?.price.final).toBe(low)
  expect(narrowed.products.at(-1)?.price.final).toBe(high)
})

test('the price range is that of the whole listing in its currency, whatever range is selected', async () => {
  for (const host of [undefined, INTERNATIONAL]) {
    const one = new Shopper(host ? { host } : {})
    const ends = await Promise.all(
      ['price-asc', 'price-desc'].map(async (sort) => {
        const { products } = await one.show('catalog', `rings?sort=${sort}`, { limit: 1 })
        return String((products[0]?.price.final ?? 0) / 100)
      }),
    )
    const { filters } = await one.show('catalog', 'rings?price_from=1&price_to=2')
    expect(facet(filters, 'price').map(({ label }) => label)).toStrictEqual(ends)
  }
})

test('filters in the body work like those in the URL', async () => {
  const [body, address] = await Promise.all([
    shopper.show('catalog', 'rings', { parameters: { metal: ['yellow', 'white'], sort: 'price-asc' } }),
    shopper.show('catalog', 'rings?metal=yellow&metal=white&sort=price-asc'),
  ])
  expect(body).toStrictEqual(address)
})

test.each([
  'rings?metal=unobtainium',
  'rings?metal=',
  'rings?size=99&designer=nobody&color=beige',
  'rings?size=16.5cm&in_stock=yes&new=&sale=0',
  'rings?metal=toString&stone=__proto__',
  'rings?price_from=cheap&price_to=',
  'rings?price_from=-5&price_to=Infinity',
  'rings?%E0%A4%A=%ZZ&&&===',
  'rings?page=2&page=x',
  "rings?metal=' OR 1=1 --",
])('%s is read as no filter', async (url) => {
  const [broken, plain] = await Promise.all([shopper.show('catalog', url), shopper.show('catalog', 'rings')])
  expect(broken).toStrictEqual(plain)
})
