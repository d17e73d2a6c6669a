import { addFavorite, putFavorites } from '@shop/contracts/favorites/favorite-changes'
import { showFavorites, type FavoritesAnswer } from '@shop/contracts/favorites/favorites'
import { type Answer, keeps, refusal, type Shopper } from '../../support/people/shopper.ts'
import { aShopper, newPhone, register } from '../../support/people/sign-in.ts'

const listIn = ({ body }: Answer) => (body as { favoriteItemIds: number[] }).favoriteItemIds

async function aKnownShopper(): Promise<Shopper> {
  const shopper = await aShopper()
  await register(shopper, newPhone())
  return shopper
}
const add = (shopper: Shopper, id: number) => shopper.ask('POST', `/favorites/${id}`)
const pieces = async (shopper: Shopper) => (await shopper.show('catalog', 'rings', { limit: 3 })).products.map(({ itemId }) => itemId)

test.each([
  ['POST', '/favorites/11'],
  ['DELETE', '/favorites/11'],
])('%s %s requires a sign-in: a guest’s list stays in the browser [favorites.server-or-browser]', async (method, path) => {
  expect(refusal(await (await aShopper()).ask(method, path))).toStrictEqual({ status: 401, code: 'UNAUTHORIZED' })
})

test('favorites are unique, sorted newest first, and persist between visits', async () => {
  const shopper = await aKnownShopper()
  const [one = 0, two = 0] = await pieces(shopper)
  await add(shopper, one)
  const answer = await add(shopper, two)
  expect(keeps(addFavorite, answer)).toBe(true)
  expect(listIn(answer)).toStrictEqual([two, one])
  expect(listIn(await add(shopper, one))).toStrictEqual([two, one])
  const { body } = await shopper.post('/pd/frontend/common_data', { path: '/' })
  expect(body).toMatchObject({ favoriteItemIds: [two, one], user: { wishlistCount: 2 } })
})

test('favorites are deleted one by one or in bulk; deleting a missing one is not an error', async () => {
  const shopper = await aKnownShopper()
  const [one = 0, two = 0, three = 0] = await pieces(shopper)
  for (const id of [one, two, three]) await add(shopper, id)
  expect(listIn(await shopper.ask('DELETE', `/favorites/${two}`))).toStrictEqual([three, one])
  expect(listIn(await shopper.ask('DELETE', `/favorites/${two}`))).toStrictEqual([three, one])
  const rest = await shopper.ask('DELETE', '/favorites/', JSON.stringify({ items: [one, three] }))
  expect(listIn(rest)).toStrictEqual([])
})

test('several favorites can be deleted by query, for clients whose DELETE has no body [favorites.delete-several]', async () => {
  const shopper = await aKnownShopper()
  const [one = 0, two = 0, three = 0] = await pieces(shopper)
  for (const id of [one, two, three]) await add(shopper, id)
  expect(listIn(await shopper.ask('DELETE', `/favorites/?items[]=${one}&items[]=${two}`))).toStrictEqual([three])
  expect(refusal(await shopper.ask('DELETE', '/favorites/?items[]=ring'))).toMatchObject({ status: 400, code: 'WRONG_FORM_DATA' })
})

test.each(['999999', 'ring', '-1', '99999999999'])('adding the unknown item "%s" to favorites changes nothing', async (id) => {
  const shopper = await aKnownShopper()
  expect(listIn(await shopper.ask('POST', `/favorites/${id}`))).toStrictEqual([])
})

describe('the size that was chosen', () => {
  const RING = 11
  const show = async (shopper: Shopper, skus?: string[]) => {
    const answer = await shopper.post('/favorites/show', { favorites: [RING, 31, 12], ...(skus && { skus }) })
    expect(keeps(showFavorites, answer)).toBe(true)
    return (answer.body as FavoritesAnswer).result
  }
  const put = async (shopper: Shopper, items: { id: number; sku?: string; at?: string }[]) => {
    const answer = await shopper.post('/favorites/', { items })
    expect(keeps(putFavorites, answer)).toBe(true)
    return listIn(answer)
  }
  const sizesOf = async (shopper: Shopper) => {
    const { products } = await show(shopper)
    const ring = products.find(({ itemId }) => itemId === RING)
    const { body } = await shopper.get(`${ring?.url}/info`)
    return (body as { result: { product: { skuListWithGems: { id: string; size: string | null }[] } } }).result.product.skuListWithGems
  }

  test('with a heart is kept by the account, a guest’s is told by the browser [favorites.size-liked]', async () => {
    const shopper = await aKnownShopper()
    const [one, two] = await sizesOf(shopper)
    await shopper.post(`/favorites/${RING}`, { sku: one?.id })
    await shopper.post('/favorites/31', { sku: two?.id })
    const { variants } = await show(shopper)
    expect(variants).toMatchObject([{ itemId: RING, sku: one?.id, size: one?.size }])
    expect(variants[0]?.final).toBeGreaterThan(0)
    const guest = await aShopper()
    expect((await show(guest)).variants).toStrictEqual([])
    expect((await show(guest, [two?.id ?? '', 'unknown'])).variants).toMatchObject([{ itemId: RING, sku: two?.id }])
  })

  test('last stays when a guest’s list joins the account', async () => {
    const shopper = await aKnownShopper()
    const [one, two] = (await sizesOf(shopper)).map(({ id }) => id)
    await shopper.post(`/favorites/${RING}`, {})
    await put(shopper, [{ id: RING, sku: one!, at: '2025-03-01T00:00:00.000Z' }])
    expect((await show(shopper)).variants).toMatchObject([{ sku: one }])
    await put(shopper, [{ id: RING, sku: two!, at: '2025-02-01T00:00:00.000Z' }])
    expect((await show(shopper)).variants).toMatchObject([{ sku: one }])
    await put(shopper, [{ id: RING, sku: two!, at: '2025-04-01T00:00:00.000Z' }])
    expect((await show(shopper)).variants).toMatchObject([{ sku: two }])
    // A heart without a size takes none away.
    await put(shopper, [{ id: RING }])
    expect((await show(shopper)).variants).toMatchObject([{ sku: two }])
  })
})

test('a removed heart that is put back has its place, its day and its size [favorites.undo-removal]', async () => {
  const shopper = await aKnownShopper()
  for (const id of [11, 31, 12]) await add(shopper, id)
  const shown = async () => {
    const { body } = await shopper.post('/favorites/show', { favorites: [12, 31, 11] })
    return (body as FavoritesAnswer).result.likedAt.toSorted((one, other) => one.itemId - other.itemId)
  }
  const before = await shown()
  const at = before.find(({ itemId }) => itemId === 31)?.at ?? ''
  await shopper.ask('DELETE', '/favorites/31')
  const answer = await shopper.post('/favorites/', {
    items: [
      { id: 31, sku: null, at },
      { id: 31, at },
    ],
  })
  expect(listIn(answer)).toStrictEqual([12, 31, 11])
  expect(await shown()).toStrictEqual(before)
  // Nothing is liked in the future.
  await shopper.post('/favorites/', { items: [{ id: 13, at: '2999-01-01T00:00:00.000Z' }] })
  expect(
    Date.parse(
      (await shopper.post('/favorites/show', { favorites: [13] }).then(({ body }) => (body as FavoritesAnswer).result.likedAt[0]?.at)) ??
        '',
    ),
  ).toBeLessThan(Date.parse('2998-01-01'))
  expect(refusal(await shopper.post('/favorites/', { items: [{ id: 31, at: 'yesterday' }] }))).toMatchObject({ status: 400 })
})
