import { newProducts } from '@shop/contracts/catalog/new-products'
import { INTERNATIONAL, keeps, refusal, Shopper } from '../support/people/shopper.ts'

const shopper = new Shopper()
const urls = (products: readonly { url: string }[]) => products.map(({ url }) => url)

test('the catalog has pages of 48; the last one is partial, pages beyond it are empty [catalog.page-size-48]', async () => {
  const pages = await Promise.all([0, 48, 96].map((offset) => shopper.show('catalog', '', { limit: 48, offset })))
  expect(pages.map(({ products }) => products.length)).toStrictEqual([48, 3, 0])
  expect(pages.map(({ quantity }) => quantity)).toStrictEqual([51, 51, 51])
  expect(new Set(pages.flatMap(({ products }) => urls(products))).size).toBe(51)
})

test('positions continue across pages', async () => {
  const { products } = await shopper.show('catalog', '', { limit: 2, offset: 48 })
  expect(products.map(({ position }) => position)).toStrictEqual([49, 50])
})

test('a page has 48 items without a limit', async () => {
  expect((await shopper.show('catalog', '')).products).toHaveLength(48)
})

const priceOf = ({ price }: { price: { final: number | null } }) => price.final ?? 0

test('prices sort ascending and descending in each currency', async () => {
  for (const one of [shopper, new Shopper({ host: INTERNATIONAL })]) {
    const rising = (await one.show('catalog', '?sort=price-asc', { limit: 96 })).products.map(priceOf)
    const falling = (await one.show('catalog', '?sort=price-desc', { limit: 96 })).products.map(priceOf)
    expect(rising).toStrictEqual(rising.toSorted((a, b) => a - b))
    expect(falling).toStrictEqual(falling.toSorted((a, b) => b - a))
  }
})

describe('what is sold out stands after what can be bought [catalog.sold-out-last]', () => {
  const inOrder = (products: readonly { canBuy: boolean }[]) => {
    const flags = products.map(({ canBuy }) => canBuy)
    expect(flags).toStrictEqual(flags.toSorted((one, other) => Number(other) - Number(one)))
    return flags
  }

  test.each(['', '?sort=new', 'necklaces', 'necklaces?sort=new'])('in the list "%s"', async (list) => {
    const { products } = await shopper.show('catalog', list, { limit: 96 })
    expect(inOrder(products)).toContain(false)
  })

  test.each(['/pd/frontend/bestsellers', '/pd/frontend/new-products', '/pd/frontend/new-products?category=necklaces'])(
    'in %s',
    async (path) => {
      inOrder(((await shopper.get(path)).body as { products: { canBuy: boolean }[] }).products)
    },
  )

  test('among similar pieces', async () => {
    const { body } = await shopper.get('/catalog/necklaces/pendant-solitaire-yellow/info')
    inOrder((body as { result: { product: { similar: { canBuy: boolean }[] } } }).result.product.similar)
  })
})

test('new items come first when sorted by newest', async () => {
  const { products, sort } = await shopper.show('catalog', '?sort=new', { limit: 3 })
  expect(sort).toBe('new')
  expect(urls(products)).toStrictEqual([
    '/catalog/necklaces/chain-herringbone-yellow',
    '/catalog/earrings/drops-amethyst-yellow',
    '/catalog/rings/trilogy-ruby-rose',
  ])
})

test('an unknown sort order falls back to popular', async () => {
  const [unknown, popular] = await Promise.all([shopper.show('catalog', '?sort=magic'), shopper.show('catalog', '')])
  expect(unknown.sort).toBe('popular')
  expect(urls(unknown.products)).toStrictEqual(urls(popular.products))
})

test('a category lists its own items and its breadcrumbs', async () => {
  const { products, name, breadcrumbs, categories } = await shopper.show('catalog', 'rings')
  expect(products.every(({ url }) => url.startsWith('/catalog/rings/'))).toBe(true)
  expect(name).toBe('Кольца')
  expect(breadcrumbs).toStrictEqual([
    { name: 'Главная', url: '/' },
    { name: 'Украшения', url: '/catalog' },
    { name: 'Кольца', url: '/catalog/rings' },
  ])
  expect(categories.filter(({ current }) => current).map(({ url }) => url)).toStrictEqual(['/catalog/rings'])
})

test('a category count equals the number of items listed', async () => {
  const { categories } = await shopper.show('catalog', '')
  for (const { url, count } of categories) {
    expect((await shopper.show('catalog', url.replace('/catalog/', ''))).quantity).toBe(count)
  }
})

test('jewelry lists the same items under its own URLs', async () => {
  const { quantity, breadcrumbs } = await shopper.show('jewelry', 'rings')
  expect(quantity).toBe((await shopper.show('catalog', 'rings')).quantity)
  expect(breadcrumbs.at(-1)?.url).toBe('/jewelry/rings')
})

test.each(['new', 'sale', 'men'])('the tag %s lists tagged items only', async (tag) => {
  const { products, breadcrumbs } = await shopper.show('tags', tag)
  expect(products.length).toBeGreaterThan(4)
  expect(breadcrumbs.at(-1)?.url).toBe(`/catalog/${tag}`)
  const isTagged = (card: (typeof products)[number]) =>
    tag === 'men' ? card.url.startsWith('/catalog/men/') : card.tags.some(({ code }) => code === tag)
  expect(products.every(isTagged)).toBe(true)
})

test('a discounted item has its discount percentage', async () => {
  const { products } = await shopper.show('tags', 'sale')
  for (const { tags, price } of products) {
    const percent = Math.round((1 - (price.final ?? 0) / (price.initial ?? 0)) * 100)
    expect(tags.find(({ code }) => code === 'sale')?.name).toBe(`−${percent}\u00a0%`)
  }
})

test('trends are a mix, and each trend has a page', async () => {
  expect((await shopper.show('trend', '')).quantity).toBeGreaterThan(20)
  expect((await shopper.show('trend', 'pearls')).name).toBe('Жемчуг')
})

test('offers list the items that the promo code in the heading applies to', async () => {
  const { name, description, quantity, products } = await shopper.show('promotion', '', { limit: 96 })
  expect([name, description]).toStrictEqual(['Акции', expect.stringContaining('EARRINGS20')])
  expect(quantity).toBeGreaterThan(5)
  expect(products.every(({ url, price }) => url.startsWith('/catalog/earrings/') && price.initial === price.final)).toBe(true)
})

test('a designer has a listing titled with the designer’s name', async () => {
  const { name, products } = await shopper.show('designers', 'vera-moss')
  expect(name).toBe('Vera Moss')
  expect(products.every(({ designer }) => designer.name === 'Vera Moss')).toBe(true)
})

test.each([
  ['сапфир', '/catalog/rings/emerald-cut-sapphire-yellow'],
  ['сапфир белое', '/catalog/rings/emerald-cut-sapphire-white'],
  ['КОЛЬЦО аврора розовое', '/catalog/rings/solitaire-aurora-rose'],
])('a search for %s finds the item', async (text, url) => {
  const { products } = await shopper.show('search', `?text=${encodeURIComponent(text)}`)
  expect(urls(products)).toContain(url)
})

test.each(['', '?text=', '?text=%25', '?text=nothing-like-it'])('the search %p returns no results and does not fail', async (url) => {
  expect((await shopper.show('search', url)).quantity).toBe(0)
})

test('an archived item is not listed', async () => {
  const { products } = await shopper.show('tags', 'men', { limit: 96 })
  expect(urls(products)).toContain('/catalog/men/dog-tag-silver')
  expect(urls(products)).not.toContain('/catalog/men/dog-tag-black')
})

test('a sold-out item stays listed and cannot be bought', async () => {
  const { products } = await shopper.show('catalog', 'necklaces')
  const find = (end: string) => products.find(({ url }) => url.endsWith(end))
  expect(find('/pearl-strand-yellow')?.canBuy).toBe(false)
  expect(find('/pendant-coin-yellow')?.canBuy).toBe(true)
})

test('a one-size item can be added from its card, an item with sizes cannot', async () => {
  const { products } = await shopper.show('catalog', '', { limit: 96 })
  const skuOf = (end: string) => products.find(({ url }) => url.endsWith(end))?.sku
  expect(skuOf('/studs-brilliant-white')).toBe('studs-brilliant-white-one')
  expect(skuOf('/solitaire-aurora-yellow')).toBeNull()
})

test.each([
  ['catalog', 'nothing'],
  ['catalog', 'rings/solitaire-aurora-yellow'],
  ['catalog', '%E0%A4%A'],
  ['jewelry', 'nothing'],
  ['designers', 'nobody'],
  ['trend', 'nothing'],
  ['trend', '__proto__'],
  ['trend', 'constructor'],
  ['search', 'toString'],
  ['catalog', '__proto__'],
  ['designers', '__proto__'],
  ['promotion', 'nothing'],
  ['search', 'saved'],
  ['tags', 'nothing'],
  ['tags', ''],
  ['nothing', ''],
  ['constructor', ''],
  ['toString', ''],
])('/%s/show of %p returns 404 [catalog.category-or-product]', async (section, url) => {
  expect(refusal(await shopper.post(`/${section}/show`, { url }))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

test('new items of a category are listed beside it, newest first', async () => {
  const ask = async (query: string) => {
    const answer = await shopper.get(`/pd/frontend/new-products${query}`)
    expect(keeps(newProducts, answer)).toBe(true)
    const { quantity, products } = answer.body as { quantity: number; products: { url: string }[] }
    return { quantity, urls: urls(products) }
  }
  const [all, rings, newest] = await Promise.all([
    ask(''),
    ask('?category=rings'),
    shopper.show('tags', 'new', { parameters: { sort: 'new' } }),
  ])
  expect(all).toStrictEqual({ quantity: newest.quantity, urls: urls(newest.products).slice(0, 8) })
  expect(rings.urls.length).toBeGreaterThan(0)
  expect(rings.urls).toStrictEqual(urls(newest.products).filter((url) => url.startsWith('/catalog/rings/')))
  expect(refusal(await shopper.get('/pd/frontend/new-products?category=nothing')).code).toBe('NOT_FOUND')
})
