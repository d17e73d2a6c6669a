import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { type Product } from '@shop/contracts/catalog/product'
import { INTERNATIONAL, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const everyCard = (host: string): Promise<ProductCard[]> => new Shopper({ host }).everyPiece()

test('no two cards have the same image', async () => {
  const cards = await everyCard(RUSSIAN)
  expect(cards.length).toBeGreaterThan(100)
  const bases = cards.flatMap(({ photos }) => photos.map(({ base }) => base))
  expect(new Set(bases).size).toBe(bases.length)
})

test('a card image is the first and the main image of its product', async () => {
  for (const { photo, photos } of await everyCard(RUSSIAN)) {
    expect(photo).toStrictEqual(photos[0])
    expect(photo.image_type).toBe('main')
  }
})

test.each([RUSSIAN, INTERNATIONAL])('product names on %s are unique', async (host) => {
  const names = (await everyCard(host)).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the international storefront contains no Russian text but the letter К', async () => {
  for (const card of await everyCard(INTERNATIONAL)) expect(JSON.stringify(card).replaceAll('К', '')).not.toMatch(/[а-яё]/i)
})

test('every referenced image exists', async () => {
  const shopper = new Shopper()
  for (const { photo } of await everyCard(RUSSIAN)) {
    const response = await fetch(`${shopper.url}/pictures/${photo.base}-${photo.widths[0]}.avif`)
    expect([photo.base, response.status, response.headers.get('content-type')]).toStrictEqual([photo.base, 200, 'image/avif'])
    expect(response.headers.get('cache-control')).toContain('immutable')
    await response.arrayBuffer()
  }
})

test('no product shows or names another metal of its design', async () => {
  const shopper = new Shopper()
  const shown = new Map<string, string>()
  for (const { url } of await everyCard(RUSSIAN)) {
    const { name, photos, modifications } = ((await shopper.get(`${url}/info`)).body as { result: { product: Product } }).result.product
    const metals = modifications.find(({ type }) => type === 'metal')?.variants ?? []
    const slug = url.slice(url.lastIndexOf('/') + 1)
    for (const { base, alt } of photos) {
      // A picture file is named after its design and metal, and belongs to one piece.
      expect(base).toContain(`/${slug}-`)
      expect([base, shown.get(base) ?? url]).toStrictEqual([base, url])
      shown.set(base, url)
      if (metals.length > 1) expect(`${alt},`).toContain(`, ${name.split(', ').at(-1)},`)
    }
  }
  expect(shown.size).toBeGreaterThan(300)
})

test.each([RUSSIAN, INTERNATIONAL])('every product on %s has its own description and is identified by its article number', async (host) => {
  const shopper = new Shopper({ host })
  const products: Product[] = []
  for (const { url } of await everyCard(host))
    products.push(((await shopper.get(`${url}/info`)).body as { result: { product: Product } }).result.product)
  expect(products.every(({ description }) => description.length > 80)).toBe(true)
  expect(new Set(products.map(({ code }) => code)).size).toBe(products.length)
  // Metals of a design share its story; two designs never do.
  const designs = new Set(products.map(({ url }) => url.replace(/-[a-z]+$/, '')))
  expect(new Set(products.map(({ description }) => description)).size).toBe(designs.size)
})

test.each([RUSSIAN, INTERNATIONAL])(
  'on %s every discounted price has a real price history and a known lowest price of thirty days',
  async (host) => {
    const shopper = new Shopper({ host })
    let lowered = 0
    for (const { url, price } of await everyCard(host)) {
      if (price.final === price.initial) continue
      const { product } = ((await shopper.get(`${url}/info`)).body as { result: { product: Product } }).result
      for (const sku of product.skuListWithGems) {
        lowered += 1
        expect([sku.id, (sku.price.lowestPrice30 ?? 0) > (sku.price.final ?? 0)]).toStrictEqual([sku.id, true])
        expect(sku.price.lowestPrice30).toBeLessThanOrEqual(sku.price.initial ?? 0)
      }
    }
    expect(lowered).toBeGreaterThan(30)
  },
)

test('prices have realistic price endings', async () => {
  const roubles = (await everyCard(RUSSIAN)).map(({ price }) => (price.final ?? 0) / 100)
  expect(roubles.every((price) => price % 100 === 0 || price % 100 === 90)).toBe(true)
  const dirhams = (await everyCard(INTERNATIONAL)).map(({ price }) => (price.final ?? 0) / 100)
  expect(dirhams.every((price) => price % 10 === 0)).toBe(true)
})
