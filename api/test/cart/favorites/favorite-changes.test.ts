import { addFavorite } from '@shop/contracts/favorites/favorite-changes'
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
