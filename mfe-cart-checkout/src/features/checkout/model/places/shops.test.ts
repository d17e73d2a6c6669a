import { allSettled, fork } from 'effector'
import type { CartLine } from '@shop/contracts/cart/cart'
import type { FullCartLine } from '@shop/contracts/cart/full-cart'
import type { Shop } from '@shop/contracts/places/shops'
import { sendFx } from '@shop/http'
import { $location } from '@shop/session'
import { aLine, aFullCart } from '@shop/testing/builders'
import { offline } from '@shop/testing/fake-wire'
import { given, handled } from '@shop/testing/given'
import { aPlace } from '@shop/testing/places'
import { begun, patched } from '../../draft.ts'
import { EMPTY } from '../../form/values.ts'
import { choiceChanged, fullCartReceived } from '../cart.ts'
import { $shop, $shops, $shopsFailure, shopsRequested } from './shops.ts'

const MOSCOW = aPlace()
const aShop = (id: number, city_id: number): Shop => ({
  id,
  key: `shop-${id}`,
  name: `Магазин ${id}`,
  city_id,
  city: 'Москва',
  country_iso_code: 'RU',
  address: 'Цветной бульвар, 1',
  way: null,
  phone: '+74950000000',
  latitude: 55.7,
  longitude: 37.6,
  week: [null, null, null, null, null, null, null],
  utc_offset_hours: 3,
  services: [],
  showcase: 10,
  days_off: [],
  has: null,
  ready: null,
})
const [flower, river, far] = [aShop(1, 1), aShop(2, 1), aShop(3, 2)] as const

function checkout(answer: () => { shops: Shop[] } = () => ({ shops: [flower, far, river] }), city = 1) {
  const asked: URLSearchParams[] = []
  const scope = fork({
    handlers: [
      handled(sendFx, async ({ wire: { path } }) => {
        const { pathname, searchParams } = new URL(path, 'http://shop.test')
        if (pathname !== '/shops/list') throw offline()
        asked.push(searchParams)
        return answer()
      }),
    ],
    values: [given($location, { ...MOSCOW, city_id: city })],
  })
  return { scope, asked }
}

test('lists shops of the shopper’s own city first', async () => {
  const { scope, asked } = checkout(() => ({ shops: [far, flower, river] }))
  await allSettled(shopsRequested, { scope })
  expect(scope.getState($shops)).toStrictEqual([flower, river, far])
  expect(asked.map(String)).toStrictEqual(['order_city_id=1'])
})

test('the selected shop is one of those that serve the city', async () => {
  const { scope } = checkout()
  await allSettled(begun, { scope, params: { ...EMPTY, delivery: '1:standard', shop_id: '3' } })
  await allSettled(shopsRequested, { scope })
  expect(scope.getState($shop)).toStrictEqual(far)
  await allSettled(patched, { scope, params: { shop_id: '99' } })
  expect(scope.getState($shop)).toBeNull()
})

test('requests every piece of the bag, repeated by quantity, at most a hundred', async () => {
  const { scope, asked } = checkout()
  const bagOf = (...lines: CartLine[]) => ({
    ...aFullCart(),
    products: lines.map((line) => ({ ...(aFullCart().products[0] as FullCartLine), ...line })),
  })
  await allSettled(fullCartReceived, { scope, params: bagOf(aLine({ id: 'ring', quantity: 1 }), aLine({ id: 'drops', quantity: 2 })) })
  await allSettled(shopsRequested, { scope })
  expect(asked[0]?.getAll('sku_ids[]')).toStrictEqual(['ring', 'drops', 'drops'])
  await allSettled(fullCartReceived, { scope, params: bagOf(aLine({ id: 'bead', quantity: 140, maxQuantity: 140 })) })
  await allSettled(shopsRequested, { scope })
  expect(asked[1]?.getAll('sku_ids[]')).toHaveLength(100)
})

test('without a bag requests the shops alone', async () => {
  const { scope, asked } = checkout()
  await allSettled(shopsRequested, { scope })
  expect(asked.map(String)).toStrictEqual(['order_city_id=1'])
})

test('requests the shops once, and only when shop delivery is chosen', async () => {
  const { scope, asked } = checkout()
  const courier = { ...EMPTY, delivery: '1:standard' }
  await allSettled(fullCartReceived, { scope, params: aFullCart() })
  await allSettled(begun, { scope, params: courier })
  expect(asked).toHaveLength(0)
  await allSettled(choiceChanged, { scope, params: { ...courier, delivery: '3:' } })
  expect(asked).toHaveLength(1)
  await allSettled(choiceChanged, { scope, params: courier })
  await allSettled(choiceChanged, { scope, params: { ...courier, delivery: '3:' } })
  expect(asked).toHaveLength(1)
})

test('a failed list can be requested again', async () => {
  let isDown = true
  const { scope } = checkout(() => {
    if (isDown) throw offline()
    return { shops: [flower] }
  })
  await allSettled(shopsRequested, { scope })
  expect(scope.getState($shopsFailure)).toStrictEqual(offline())
  isDown = false
  await allSettled(shopsRequested, { scope })
  expect([scope.getState($shopsFailure), scope.getState($shops)]).toStrictEqual([null, [flower]])
})

test('shops are asked once the bag is known, and again when it has other pieces [delivery.days-of-shops]', async () => {
  const { scope, asked } = checkout()
  await allSettled(begun, { scope, params: { ...EMPTY, delivery: '3:' } })
  expect(asked).toStrictEqual([])
  const bagOf = (quantity: number) => {
    const whole = aFullCart()
    return { ...whole, products: whole.products.map((line) => ({ ...line, id: 'ring', quantity })) }
  }
  await allSettled(fullCartReceived, { scope, params: bagOf(1) })
  await allSettled(fullCartReceived, { scope, params: { ...bagOf(1), dueSum: 1 } })
  await allSettled(fullCartReceived, { scope, params: bagOf(2) })
  expect(asked.map((query) => query.getAll('sku_ids[]'))).toStrictEqual([['ring'], ['ring', 'ring']])
})
