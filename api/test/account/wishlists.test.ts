import {
  GIFT_RESERVED_DAYS,
  GIFTS_OF_ONE,
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

test('friends read the sizes that the owner chose, an account’s and a guest’s [favorites.size-liked]', async () => {
  const { owner, path } = await ownerWithList()
  const { body } = await owner.get(`${listOf(await owner.get(path)).products[1]?.url}/info`)
  const [sku] = (body as { result: { product: { skuListWithGems: { id: string; size: string }[] } } }).result.product.skuListWithGems
  await owner.post(`/favorites/${FIRST}`, { sku: sku?.id })
  const expected = [{ itemId: FIRST, sku: sku?.id, size: sku?.size }]
  expect(listOf(await (await aShopper()).get(path)).variants).toMatchObject(expected)
  const guest = await aShopper()
  const shared = await guest.post('/profile/wishlist-share', { title: 'Мой', items: [FIRST], skus: [sku?.id, 'unknown'] })
  const { code } = (shared.body as { result: WishlistShare }).result
  expect(listOf(await (await aShopper()).get(`/wishlist/${code}`)).variants).toMatchObject(expected)
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

describe('a guest', () => {
  const shareAs = async (guest: Shopper, items = [FIRST, SECOND], title = 'Мой список') => {
    const answer = await guest.post('/profile/wishlist-share', { title, items })
    expect(keeps(shareWishlist, answer)).toBe(true)
    const { code } = (answer.body as { result: WishlistShare }).result
    return { code, path: `/wishlist/${code}` }
  }
  const idsOf = ({ products }: SharedWishlist) => products.map(({ itemId }) => itemId)

  test('shares the list of the browser; a friend reserves, and the guest is not told [favorites.guest-shares]', async () => {
    const [guest, friend] = [await aShopper(), await aShopper()]
    expect((await guest.get('/profile/wishlist-share')).body).toStrictEqual({ result: null })
    const { code, path } = await shareAs(guest)
    expect((await guest.get('/profile/wishlist-share')).body).toStrictEqual({ result: { code, title: 'Мой список', occasion: '' } })
    expect(idsOf(listOf(await friend.get(path)))).toStrictEqual([FIRST, SECOND])
    await reserve(friend, path)
    expect(listOf(await guest.get(path))).toMatchObject({ isMine: true, taken: [], given: [], gifts: [] })
    expect(refusal(await reserve(guest, path, SECOND))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
    // Shared again, the link stays and the list is the newer one.
    expect((await shareAs(guest, [ELSEWHERE, FIRST])).code).toBe(code)
    expect(listOf(await friend.get(path))).toMatchObject({ given: [FIRST] })
    expect(idsOf(listOf(await friend.get(path)))).toStrictEqual([ELSEWHERE, FIRST])
    await guest.ask('DELETE', '/profile/wishlist-share')
    expect(refusal(await friend.get(path))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  })

  test('signs in: the link and what friends reserved stay, and the list is the account’s [favorites.guest-shares]', async () => {
    const [guest, friend] = [await aShopper(), await aShopper()]
    const { code, path } = await shareAs(guest, [FIRST])
    await reserve(friend, path)
    const phone = newPhone()
    await register(guest, phone)
    await guest.post(`/favorites/${SECOND}`, {})
    await guest.post(`/favorites/${FIRST}`, {})
    expect((await guest.get('/profile/wishlist-share')).body).toMatchObject({ result: { code } })
    expect(listOf(await guest.get(path))).toMatchObject({ isMine: true, gifts: [] })
    expect(listOf(await friend.get(path))).toMatchObject({ given: [FIRST] })
    expect(idsOf(listOf(await friend.get(path))).toSorted()).toStrictEqual([FIRST, SECOND])

    // On another device the same shopper had shared as a guest: both links open the one list.
    const device = await aShopper()
    const later = await shareAs(device, [SECOND], 'С телефона')
    await reserve(friend, later.path, SECOND)
    await confirm(device, phone)
    expect((await device.get('/profile/wishlist-share')).body).toMatchObject({ result: { code, title: 'Мой список' } })
    expect(listOf(await friend.get(later.path))).toMatchObject({ title: 'Мой список', given: expect.arrayContaining([FIRST, SECOND]) })
    await device.ask('DELETE', '/profile/wishlist-share')
    for (const link of [path, later.path]) expect(refusal(await friend.get(link))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  })
})

test('a friend signs a gift for other friends, and its owner reads no name [favorites.gift-name]', async () => {
  const { owner, path } = await ownerWithList()
  const [friend, another] = [await aShopper(), await aShopper()]
  const answer = await friend.post(path, { id: FIRST, isReserved: true, from: '  Игорь ' })
  const until = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(listOf(answer).gifts).toStrictEqual([{ id: FIRST, from: 'Игорь', until }])
  expect(listOf(await another.get(path)).gifts).toStrictEqual([{ id: FIRST, from: 'Игорь', until }])
  const seen = await owner.get(path)
  expect(JSON.stringify(seen.body)).not.toContain('Игорь')
  expect(listOf(seen).gifts).toStrictEqual([])
  expect((await friend.post(path, { id: SECOND, isReserved: true, from: 'я'.repeat(41) })).body).toMatchObject({
    errors: { from: 'TOO_LONG' },
  })
})

test('a friend gives so many pieces of a list and no more; one given back makes room [favorites.gift-limit]', async () => {
  const [guest, friend, another] = [await aShopper(), await aShopper(), await aShopper()]
  const items = [FIRST, ELSEWHERE, SECOND, 51, 71, 91]
  const { code } = ((await guest.post('/profile/wishlist-share', { title: 'Список', items })).body as { result: WishlistShare }).result
  const path = `/wishlist/${code}`
  // At once, as two tabs would.
  const answers = await Promise.all(items.map((id) => reserve(friend, path, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(GIFTS_OF_ONE)
  const left = items.find((_, index) => answers[index]?.status !== 200) ?? 0
  expect(refusal(await reserve(friend, path, left))).toStrictEqual({ status: 409, code: 'GIFT_LIMIT' })
  expect((await reserve(another, path, left)).status).toBe(200)
  await reserve(another, path, left, false)
  const first = items.find((id) => id !== left) ?? 0
  await reserve(friend, path, first, false)
  expect((await reserve(friend, path, left)).status).toBe(200)
})
