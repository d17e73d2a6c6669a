import {
  GIFT_RESERVED_DAYS,
  reserveGift,
  type SharedWishlist,
  shareWishlist,
  type WishlistShare,
} from '@shop/contracts/favorites/shared-wishlist'
import { type Answer, keeps, refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, confirm, newPhone, register } from '../support/people/sign-in.ts'
import { openShop } from '../support/shop.ts'

const [FIRST, SECOND, ELSEWHERE] = [11, 31, 12]

async function ownerWithList(url?: string) {
  const owner = await aShopper({ ...(url && { url }) })
  await register(owner)
  for (const id of [FIRST, SECOND]) await owner.post(`/favorites/${id}`, {})
  const answer = await owner.post('/profile/wishlist-share', { title: ' Список  Анны ', occasion: 'День рождения, 12 декабря' })
  expect(keeps(shareWishlist, answer)).toBe(true)
  const { code } = (answer.body as { result: WishlistShare }).result
  // An address in capitals is led to another.
  expect(code).toMatch(/^[a-z\d]{16}$/)
  return { owner, code, path: `/wishlist/${code}` }
}
const listOf = ({ status, body }: Answer) => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { result: SharedWishlist }).result
}
const reserve = (who: Shopper, path: string, id = FIRST, isReserved = true) => who.post(path, { id, isReserved })
const stateOf = async (who: Shopper, path: string) => {
  const { taken, given } = listOf(await who.get(path))
  return { taken, given }
}

test('a shared wishlist is read by whoever has its link, newest first, in the reader’s language', async () => {
  const { path } = await ownerWithList()
  const friend = await aShopper()
  const list = listOf(await friend.get(path))
  expect(list).toMatchObject({ title: 'Список Анны', occasion: 'День рождения, 12 декабря', isMine: false, taken: [], given: [] })
  expect(list.products.map(({ itemId }) => itemId)).toStrictEqual([SECOND, FIRST])
  expect(list.products.every(({ price }) => price.final !== null)).toBe(true)
})

test('a gift has one giver; other friends see that it is taken, its owner sees nothing [favorites.gift-is-a-surprise]', async () => {
  const { owner, path } = await ownerWithList()
  const [friend, another] = [await aShopper(), await aShopper()]
  const answer = await reserve(friend, path)
  expect(keeps(reserveGift, answer)).toBe(true)
  expect(listOf(answer)).toMatchObject({ given: [FIRST], taken: [] })
  expect(await stateOf(another, path)).toStrictEqual({ taken: [FIRST], given: [] })
  expect(refusal(await reserve(another, path))).toStrictEqual({ status: 409, code: 'GIFT_TAKEN' })
  expect(listOf(await owner.get(path))).toMatchObject({ isMine: true, taken: [], given: [] })
  expect(refusal(await reserve(owner, path))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })

  // Only the giver gives it back.
  await reserve(another, path, FIRST, false)
  expect(await stateOf(another, path)).toStrictEqual({ taken: [FIRST], given: [] })
  expect(listOf(await reserve(friend, path, FIRST, false))).toMatchObject({ given: [], taken: [] })
  expect(listOf(await reserve(another, path))).toMatchObject({ given: [FIRST] })
})

test('two friends at once: one of them gives it', async () => {
  const { path } = await ownerWithList()
  const friends = await Promise.all([aShopper(), aShopper(), aShopper(), aShopper()])
  const answers = await Promise.all(friends.map((friend) => reserve(friend, path)))
  expect(answers.map(({ status }) => status).toSorted()).toStrictEqual([200, 409, 409, 409])
})

test('what a guest reserved stays theirs after signing in', async () => {
  const { path } = await ownerWithList()
  const friend = await aShopper()
  await reserve(friend, path)
  const phone = newPhone()
  await register(friend, phone)
  expect(await stateOf(friend, path)).toStrictEqual({ taken: [], given: [FIRST] })
  const otherDevice = await aShopper()
  await confirm(otherDevice, phone)
  expect(await stateOf(otherDevice, path)).toStrictEqual({ taken: [], given: [FIRST] })
})

test('a reservation is over after its days', async () => {
  const shop = await openShop()
  try {
    const { path } = await ownerWithList(shop.url())
    const [friend, another] = [await aShopper({ url: shop.url() }), await aShopper({ url: shop.url() })]
    await reserve(friend, path)
    await shop.later((GIFT_RESERVED_DAYS + 1) * 24 * 60 * 60 * 1000)
    await another.arrive()
    expect(await stateOf(another, path)).toStrictEqual({ taken: [], given: [] })
    expect(listOf(await reserve(another, path))).toMatchObject({ given: [FIRST] })
  } finally {
    await shop.remove()
  }
})

test('the link stays when the list is renamed, and opens nothing once it is ended', async () => {
  const { owner, code, path } = await ownerWithList()
  const friend = await aShopper()
  await reserve(friend, path)
  const renamed = await owner.post('/profile/wishlist-share', { title: 'Мечты' })
  expect(renamed.body).toStrictEqual({ result: { code, title: 'Мечты', occasion: '' } })
  await owner.ask('DELETE', '/profile/wishlist-share')
  expect(refusal(await friend.get(path))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  const shared = (await owner.post('/profile/wishlist-share', { title: 'Снова' })).body as { result: WishlistShare }
  expect(shared.result.code).not.toBe(code)
  expect(await stateOf(friend, `/wishlist/${shared.result.code}`)).toStrictEqual({ taken: [], given: [] })
})

test('what is not on the list cannot be reserved, and a nameless list is not shared', async () => {
  const { owner, path } = await ownerWithList()
  const friend = await aShopper()
  expect(refusal(await reserve(friend, path, ELSEWHERE))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  expect((await owner.post('/profile/wishlist-share', { title: '  ' })).body).toMatchObject({ errors: { title: 'REQUIRED_FIELD' } })
})
