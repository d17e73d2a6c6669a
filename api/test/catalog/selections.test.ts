import type { CommonData } from '@shop/contracts/account/common-data'
import { OCCASION_BUDGETS } from '@shop/contracts/catalog/listing'
import { INTERNATIONAL, refusal, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const shopper = new Shopper()
const abroad = new Shopper({ host: INTERNATIONAL })
/** Designs, whatever the metal of their card. */
const urls = (products: readonly { url: string }[]) => products.map(({ url }) => url.replace(/-[a-z]+$/, '')).toSorted()

test('a sub-category lists its pieces, whose addresses stay those of their category [catalog.sub-categories]', async () => {
  const { products, quantity, name, breadcrumbs } = await shopper.show('catalog', 'rings/wedding')
  expect(urls(products)).toStrictEqual(['/catalog/rings/band-classic', '/catalog/rings/band-twist', '/catalog/rings/pave-eternity'])
  expect(quantity).toBe(3)
  expect(name).toBe('Обручальные кольца')
  expect(breadcrumbs).toStrictEqual([
    { name: 'Главная', url: '/' },
    { name: 'Украшения', url: '/catalog' },
    { name: 'Кольца', url: '/catalog/rings' },
    { name: 'Обручальные кольца', url: '/catalog/rings/wedding' },
  ])
})

test('a category and its sub-categories offer all of them, counted with the filters [catalog.sub-categories]', async () => {
  const offered = async (url: string) => {
    const { parts, categories } = await abroad.show('catalog', url)
    return { current: [...categories, ...parts].filter(({ current }) => current).map(({ url: at }) => at), parts }
  }
  const [rings, signets, white] = await Promise.all([offered('rings'), offered('rings/signet'), offered('rings?metal=white')])
  expect(rings.current).toStrictEqual(['/catalog/rings'])
  expect(signets.current).toStrictEqual(['/catalog/rings', '/catalog/rings/signet'])
  expect(rings.parts.map(({ name, url, count }) => [name, url, count])).toStrictEqual([
    ['Engagement rings', '/catalog/rings/engagement', 4],
    ['Wedding rings', '/catalog/rings/wedding', 3],
    ['Signet rings', '/catalog/rings/signet', 1],
    ['Cocktail rings', '/catalog/rings/cocktail', 4],
  ])
  expect(signets.parts.map(({ count }) => count)).toStrictEqual([4, 3, 1, 4])
  expect(white.parts.map(({ count }) => count)).toStrictEqual([4, 2, 0, 2])
})

test('every count is that of the page that it leads to', async () => {
  const { categories } = await shopper.show('catalog', '')
  for (const { url } of categories) {
    const { parts, quantity } = await shopper.show('catalog', url.replace('/catalog/', ''))
    for (const part of parts) {
      const page = await shopper.show('catalog', part.url.replace('/catalog/', ''))
      expect([part.url, page.quantity]).toStrictEqual([part.url, part.count])
      expect(page.quantity).toBeLessThanOrEqual(quantity)
    }
  }
})

test.each([
  [RUSSIAN, 'engagement', 'Помолвка', 'Украшения', 'RUB'],
  [INTERNATIONAL, 'engagement', 'Engagement', 'Jewelry', 'AED'],
  [RUSSIAN, 'wedding', 'Свадьба', 'Украшения', 'RUB'],
  [INTERNATIONAL, 'wedding', 'Wedding', 'Jewelry', 'AED'],
] as const)('on %s %s has a page with a picture, budgets and kinds [catalog.occasion-pages]', async (host, path, name, above, currency) => {
  const visitor = new Shopper({ host })
  const occasion = await visitor.show('catalog', path)
  expect(occasion.name).toBe(name)
  expect(occasion.breadcrumbs.map((step) => step.name).slice(1)).toStrictEqual([above, name])
  expect(occasion.cover).toMatchObject({ alt: expect.stringMatching(/\S/) as unknown })
  expect(occasion.categories).toStrictEqual([])
  for (const { count, from, photo, url } of occasion.parts) {
    const { quantity, filters } = await visitor.show('catalog', url.replace('/catalog/', ''))
    expect(count).toBe(quantity)
    expect(photo).not.toBeNull()
    const lowest = filters.find(({ code }) => code === 'price')?.values[0]?.label
    expect(String(Math.floor((from ?? 0) / 100))).toBe(lowest)
  }
  expect(occasion.parts.length).toBeGreaterThan(1)
  // Each budget leads to pieces, and all of them together to the whole page.
  let pieces = 0
  for (const { from, to } of occasion.budgets) {
    const query = new URLSearchParams({ ...(from && { price_from: String(from) }), ...(to && { price_to: String(to) }) })
    const { quantity } = await visitor.show('catalog', `${path}?${query}`)
    expect(quantity).toBeGreaterThan(0)
    pieces += quantity
  }
  // A design of several metals may fit two budgets.
  expect(pieces).toBeGreaterThanOrEqual(occasion.quantity)
  const bounds: readonly number[] = OCCASION_BUDGETS[currency]
  expect(occasion.budgets.flatMap(({ from, to }) => [from, to]).every((sum) => sum === null || bounds.includes(sum))).toBe(true)
})

test('an occasion gathers pieces of several categories', async () => {
  const { products } = await shopper.show('catalog', 'wedding')
  const kinds = new Set(products.map(({ url }) => url.split('/')[2]))
  expect([...kinds].toSorted()).toStrictEqual(['accessories', 'bracelets', 'brooches', 'earrings', 'men', 'necklaces', 'rings'])
})

test.each([
  ['catalog', 'rings/nothing'],
  ['catalog', 'nothing/wedding'],
  ['catalog', 'earrings/signet'],
  ['catalog', 'rings/wedding/white'],
  ['catalog', 'rings/band-classic-yellow'],
  ['jewelry', 'rings/wedding'],
  ['jewelry', 'wedding'],
  ['tags', 'new/wedding'],
])('/%s/show of %s is unknown [catalog.category-or-product]', async (section, url) => {
  expect(refusal(await shopper.post(`/${section}/show`, { url }))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

test('new pieces of a sub-category and of an occasion', async () => {
  const ask = async (category: string) => {
    const { quantity, products } = (await shopper.get(`/pd/frontend/new-products?category=${encodeURIComponent(category)}`)).body as {
      quantity: number
      products: { url: string }[]
    }
    expect(products).toHaveLength(quantity)
    return urls(products)
  }
  expect(await ask('rings/engagement')).toStrictEqual(['/catalog/rings/halo-cocktail', '/catalog/rings/trilogy-ruby'])
  expect(await ask('rings/signet')).toStrictEqual([])
  expect(await ask('wedding')).toStrictEqual(['/catalog/brooches/brooch-bow', '/catalog/men/band-brushed', '/catalog/rings/band-twist'])
})

test.each([RUSSIAN, INTERNATIONAL])('the menu of %s counts categories and leads to occasions [catalog.menu-counts]', async (host) => {
  const visitor = new Shopper({ host })
  const [jewelry] = ((await visitor.post('/pd/frontend/common_data', { path: '/' })).body as CommonData).menu
  for (const { url, count } of jewelry?.items ?? []) {
    expect([url, count]).toStrictEqual([url, (await visitor.show('catalog', url.replace('/catalog/', ''))).quantity])
  }
  expect(jewelry?.count).toBe((await visitor.show('catalog', '')).quantity)
  const [, occasions] = jewelry?.groups?.map(({ items }) => items) ?? []
  expect(occasions?.map(({ url }) => url)).toStrictEqual([
    '/catalog/engagement',
    '/catalog/wedding',
    '/search/gifts-under-10000',
    '/trend/essential',
  ])
  for (const { url } of jewelry?.groups?.flatMap(({ items }) => items) ?? []) {
    const [, section = '', ...path] = url.split('/')
    expect((await visitor.show(section, path.join('/'))).quantity).toBeGreaterThan(0)
  }
})
