import { favoriteItems, showFavorites, type FavoritesAnswer, type ShowFavoritesBody } from '@shop/contracts/favorites/favorites'
import { INTERNATIONAL, keeps, refusal, Shopper } from '../../support/people/shopper.ts'

const show = async (body: Partial<ShowFavoritesBody>, shopper = new Shopper()) => {
  const answer = await shopper.post('/favorites/show', { favorites: [], ...body })
  expect(keeps(showFavorites, answer)).toBe(true)
  return answer.body as FavoritesAnswer
}
const idsOf = async (...slugs: string[]) => {
  const all = await new Shopper().everyPiece()
  return slugs.map((slug) => all.find(({ url }) => url.endsWith(`/${slug}`))?.itemId ?? 0)
}
const idsIn = ({ result }: FavoritesAnswer) => result.products.map(({ itemId }) => itemId)

test('cards are in the order of the favorites, newest first', async () => {
  const ids = await idsOf('tennis-white', 'band-classic-rose', 'pendant-heart-silver')
  const answer = await show({ favorites: ids })
  expect(idsIn(answer)).toStrictEqual(ids)
  expect(answer.favoriteItemIds).toStrictEqual(ids)
  expect(answer.result).toMatchObject({ quantity: 3, pages: 1, inStock: 3 })
})

test('an unknown item is dropped from the cards and from the list', async () => {
  const [ring = 0] = await idsOf('band-classic-rose')
  const answer = await show({ favorites: [999_999, ring, Number.MAX_SAFE_INTEGER] })
  expect(idsIn(answer)).toStrictEqual([ring])
  expect(answer.favoriteItemIds).toStrictEqual([ring])
})

test('a duplicate id is returned once', async () => {
  const [ring = 0] = await idsOf('band-classic-rose')
  expect((await show({ favorites: [ring, ring] })).result.quantity).toBe(1)
})

test('"in stock" hides sold-out items and still counts the whole list', async () => {
  const ids = await idsOf('pearl-strand-yellow', 'tennis-white')
  const answer = await show({ favorites: ids, inStock: true })
  expect(idsIn(answer)).toStrictEqual([ids[1]])
  expect(answer.result).toMatchObject({ quantity: 1, inStock: 1 })
  expect(answer.favoriteItemIds).toStrictEqual(ids)
})

test.each([
  ['price-asc', ['pendant-heart-silver', 'band-classic-rose', 'tennis-white']],
  ['price-desc', ['tennis-white', 'band-classic-rose', 'pendant-heart-silver']],
  ['discount', ['pendant-heart-silver', 'band-classic-rose', 'tennis-white']],
] as const)('sorted by %s', async (sort, slugs) => {
  const ids = await idsOf(...slugs)
  expect(idsIn(await show({ favorites: await idsOf('band-classic-rose', 'tennis-white', 'pendant-heart-silver'), sort }))).toStrictEqual(
    ids,
  )
})

test('a page has twenty items, the last one the remainder [favorites.page-size-20]', async () => {
  const { products } = await new Shopper().show('catalog', '', { limit: 25 })
  const favorites = products.map(({ itemId }) => itemId)
  const [first, second] = [await show({ favorites }), await show({ favorites, page: 2 })]
  expect(idsIn(first)).toStrictEqual(favorites.slice(0, 20))
  expect(idsIn(second)).toStrictEqual(favorites.slice(20))
  expect(second.result).toMatchObject({ quantity: 25, pages: 2 })
})

test('an empty list returns an empty page', async () => {
  expect(await show({})).toStrictEqual({
    result: { products: [], quantity: 0, pages: 0, inStock: 0, lowered: [], variants: [], likedAt: [] },
    favoriteItemIds: [],
  })
})

test('cards are in the language and currency of the storefront', async () => {
  const favorites = await idsOf('band-classic-rose')
  const { result } = await show({ favorites }, new Shopper({ host: INTERNATIONAL }))
  expect(result.products[0]).toMatchObject({ currency: 'AED', catalog: { name: 'Rings' } })
})

test('a list longer than the limit of the browser is rejected', async () => {
  const favorites = Array.from({ length: 301 }, (_, index) => index + 1)
  expect(refusal(await new Shopper().post('/favorites/show', { favorites }))).toMatchObject({ status: 400, code: 'WRONG_FORM_DATA' })
})

test('SKUs are mapped to their items, without duplicates [favorites.one-per-item]', async () => {
  const [ring] = await idsOf('solitaire-aurora-yellow')
  const sku_ids = ['solitaire-aurora-yellow-165', 'nothing', 'solitaire-aurora-yellow-165-50']
  const answer = await new Shopper().post('/favorites/items', { sku_ids })
  expect(keeps(favoriteItems, answer)).toBe(true)
  expect(answer.body).toStrictEqual({ item_ids: [ring] })
})
