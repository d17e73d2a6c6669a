import { allSettled, createWatch, fork, merge } from 'effector'
import type { CartData } from '@shop/contracts/cart/cart'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { pieceAdded } from '@shop/contracts/events/events'
import { lastOf } from '@shop/events'
import { sendFx, type Wire } from '@shop/http'
import {
  $bagCount,
  $cart,
  $favorites,
  $fullName,
  $location,
  $menu,
  $popup,
  $user,
  addToBag,
  cartAnswered,
  commonDataAsked,
  favoriteToggled,
  heartPressed,
  favoritesCookie,
  openBag,
  openSignIn,
  parseFavorites,
  popupClosed,
  userChanged,
} from './index.ts'

const cart = (version: number, totalProducts: number): CartData => ({
  version,
  products: [],
  totalProducts,
  totalSum: 0,
  finalSum: 0,
  discount: 0,
  currency: 'RUB',
  minimumOrder: 90_000,
  freeDeliveryFrom: null,
  cartError: null,
  unpaidOrder: null,
  deposits: [],
  ownDeposits: [],
  sums: null,
  choices: null,
})
const answer = (data: CartData) => ({ result: true, cartData: data, error: null, message: null })

test('the bag count updates optimistically, and the answer corrects it', async () => {
  let reply: (value: unknown) => void = () => {}
  const scope = fork({ handlers: [[sendFx, () => new Promise((done) => (reply = done))]] })
  const settled = allSettled(addToBag, { scope, params: { skuId: 'ring-165', quantity: 2, from: 'test' } })
  expect(scope.getState($bagCount)).toBe(2)
  reply(answer(cart(1, 1)))
  await settled
  expect(scope.getState($bagCount)).toBe(1)
})

test('an answer equal to the server-rendered state changes no store', async () => {
  const location = {
    city_id: 7,
    city: 'Dubai',
    region: '',
    country: 'United Arab Emirates',
    country_iso_code: 'AE',
    beltway_hit: null,
    beltway_distance: null,
  }
  const known = { user: GUEST, location, currency: 'AED', cartData: null, menu: [{ name: 'Jewelry', url: '/catalog', items: [] }] }
  let said: unknown = structuredClone(known)
  const scope = fork({ values: [[$menu, known.menu] as const, [$location, location] as const], handlers: [[sendFx, () => said]] })
  const changes: unknown[] = []
  createWatch({ unit: merge([$menu, $location, $user]), scope, fn: (value) => changes.push(value) })
  await allSettled(commonDataAsked, { scope, params: { path: '/' } })
  expect(changes).toStrictEqual([])

  const elsewhere = { ...location, city_id: 8, city: 'Abu Dhabi' }
  said = { ...known, location: elsewhere }
  await allSettled(commonDataAsked, { scope, params: { path: '/' } })
  expect(changes).toStrictEqual([elsewhere])
})

test('other remotes receive which piece was added, how many and from where', async () => {
  const scope = fork({ handlers: [[sendFx, () => answer(cart(1, 3))]] })
  const heard: unknown[] = []
  createWatch({ unit: lastOf(pieceAdded), scope, fn: (message) => heard.push(message) })
  await allSettled(addToBag, { scope, params: { skuId: 'ring', quantity: 3, from: 'product' } })
  expect(heard).toStrictEqual([{ skuId: 'ring', quantity: 3, from: 'product' }])
})

test('a failed addition restores the count', async () => {
  const scope = fork({ handlers: [[sendFx, () => Promise.reject({ kind: 'network' })]] })
  await allSettled(cartAnswered, { scope, params: cart(4, 3) })
  await allSettled(addToBag, { scope, params: { skuId: 'ring-165', from: 'test' } })
  expect(scope.getState($bagCount)).toBe(3)
})

test('the request contains the SKU, the quantity and the token', async () => {
  const sent: Wire[] = []
  const scope = fork({ handlers: [[sendFx, ({ wire }: { wire: Wire }) => (sent.push(wire), answer(cart(1, 1)))]] })
  await allSettled(addToBag, { scope, params: { skuId: 'ring-165', from: 'test' } })
  expect(sent).toMatchObject([{ method: 'POST', path: '/cart/add', csrf: true, body: { sku_id: 'ring-165', quantity: 1 } }])
})

test('an older bag answer never replaces a newer one', async () => {
  const scope = fork()
  await allSettled(cartAnswered, { scope, params: cart(7, 5) })
  await allSettled(cartAnswered, { scope, params: cart(6, 1) })
  expect(scope.getState($cart)?.totalProducts).toBe(5)
})

test('toggling a heart twice removes it, and the newest piece comes first', async () => {
  const scope = fork()
  for (const id of [3, 8, 3, 5]) await allSettled(favoriteToggled, { scope, params: id })
  expect(scope.getState($favorites)).toStrictEqual([5, 8])
})

test.each([
  ['theme=dark; favorites=12.7; a=b', [12, 7]],
  ['favorites=', []],
  ['', []],
  ['notfavorites=1', []],
  ['favorites=12.x.9', [12]],
])('the cookie %j parses as %j', (cookie, ids) => {
  expect(parseFavorites(cookie)).toStrictEqual(ids)
})

test('the written favorites cookie is read back', () => {
  expect(parseFavorites(favoritesCookie([12, 7], 60))).toStrictEqual([12, 7])
})

test('openBag opens the bag drawer, closing clears the popup', async () => {
  const scope = fork()
  await allSettled(openBag, { scope, params: { from: 'header' } })
  expect(scope.getState($popup)).toStrictEqual({ owner: 'mfe-cart-checkout', widget: 'bag-drawer', props: { from: 'header' } })
  await allSettled(popupClosed, { scope })
  expect(scope.getState($popup)).toBeNull()
})

test('openSignIn opens the sign-in popup with its source', async () => {
  const scope = fork()
  await allSettled(openSignIn, { scope, params: { source: 'certificate-add' } })
  expect(scope.getState($popup)).toStrictEqual({ owner: 'mfe-profile', widget: 'auth', props: { source: 'certificate-add' } })
})

test('a changed user reloads the bag, and its version count restarts', async () => {
  const anna: User = { ...GUEST, id: 7, name: 'Анна', isAuth: true }
  const common = { user: anna, location: aPlace, currency: 'RUB', cartData: cart(1, 4), menu: [] }
  const sent: Wire[] = []
  const scope = fork({ handlers: [[sendFx, ({ wire }: { wire: Wire }) => (sent.push(wire), common)]] })
  await allSettled(cartAnswered, { scope, params: cart(12, 2) })
  await allSettled(userChanged, { scope, params: anna })
  expect(sent.map(({ path }) => path)).toStrictEqual(['/pd/frontend/common_data'])
  expect(scope.getState($user)).toStrictEqual(anna)
  expect(scope.getState($cart)?.totalProducts).toBe(4)
})

test('a guest who confirms a phone keeps the bag', async () => {
  const scope = fork({ handlers: [[sendFx, () => Promise.reject({ kind: 'network' })]] })
  await allSettled(cartAnswered, { scope, params: cart(12, 2) })
  await allSettled(userChanged, { scope, params: { ...GUEST, confirmedPhone: '+79990000001' } })
  expect(scope.getState($bagCount)).toBe(2)
})

test.each([
  ['name and surname', { name: 'Анна', surname: 'Петрова' }, 'Анна Петрова'],
  ['a name alone', { name: 'Анна', surname: null }, 'Анна'],
  ['a surname alone', { name: null, surname: 'Петрова' }, ''],
  ['neither', {}, ''],
])('the full name of a user with %s [profile.full-name]', (_, names, expected) => {
  const scope = fork({ values: [[$user, { ...GUEST, ...names }]] })
  expect(scope.getState($fullName)).toBe(expected)
})

test('signing out clears the bag', async () => {
  const scope = fork({ handlers: [[sendFx, () => Promise.reject({ kind: 'network' })]] })
  await allSettled(cartAnswered, { scope, params: cart(12, 2) })
  await allSettled(userChanged, { scope, params: GUEST })
  expect(scope.getState($bagCount)).toBe(0)
})

describe('favorites of a signed-in shopper', () => {
  const anna: User = { ...GUEST, id: 7, isAuth: true }
  const withHearts = (favorites: number[], user: User, send: (wire: Wire) => unknown = () => ({ favoriteItemIds: [] })) => {
    const sent: string[] = []
    const scope = fork({
      values: [
        [$favorites, favorites],
        [$user, user],
      ],
      handlers: [[sendFx, ({ wire }: { wire: Wire }) => (sent.push(`${wire.method} ${wire.path}`), send(wire))]],
    })
    return { scope, sent }
  }

  test('are added and removed on the server', async () => {
    const { scope, sent } = withHearts([3], anna)
    await allSettled(favoriteToggled, { scope, params: 8 })
    await allSettled(favoriteToggled, { scope, params: 3 })
    expect(sent).toStrictEqual(['POST /favorites/8', 'DELETE /favorites/3'])
    expect(scope.getState($favorites)).toStrictEqual([8])
  })

  test('keep the size with which the heart was pressed; a heart without one has none [favorites.size-liked]', async () => {
    const bodies: unknown[] = []
    const { scope } = withHearts([3], anna, ({ body }) => (bodies.push(body), { favoriteItemIds: [] }))
    await allSettled(heartPressed, { scope, params: { id: 8, sku: 'ring-17' } })
    await allSettled(heartPressed, { scope, params: { id: 8, sku: 'ring-17' } })
    await allSettled(heartPressed, { scope, params: { id: 8, sku: null } })
    expect(bodies).toStrictEqual([{ sku: 'ring-17' }, undefined, undefined])
  })

  test('are restored when the server rejects the change', async () => {
    const { scope } = withHearts([3], anna, () => Promise.reject({ kind: 'network' }))
    await allSettled(favoriteToggled, { scope, params: 8 })
    expect(scope.getState($favorites)).toStrictEqual([3])
  })

  test('come from common_data, the same on every device', async () => {
    const common = { user: anna, location: aPlace, currency: 'RUB', cartData: null, favoriteItemIds: [5, 9], menu: [] }
    const { scope } = withHearts([3], GUEST, () => common)
    await allSettled(commonDataAsked, { scope, params: { path: '/' } })
    expect(scope.getState($favorites)).toStrictEqual([5, 9])
  })

  test('of a guest stay in the browser [favorites.server-or-browser]', async () => {
    const { scope, sent } = withHearts([3], GUEST)
    await allSettled(favoriteToggled, { scope, params: 8 })
    expect(sent).toStrictEqual([])
    expect(scope.getState($favorites)).toStrictEqual([8, 3])
  })
})

const aPlace = {
  city_id: null,
  city: 'Москва',
  region: 'Москва',
  country: 'Россия',
  country_iso_code: 'RU',
  beltway_hit: null,
  beltway_distance: null,
}
