import { events, pieceAdded, pieceViewed, type EventContract } from '@shop/contracts/events/events'
import { pieceRemoved } from '@shop/contracts/events/piece-removed'
import { purchaseMade } from '@shop/contracts/events/purchase'
import { aCart, aLine } from '@shop/testing/builders'
import type { Entry } from './observe/entries.ts'
import { mapping } from './mapping.ts'

const rowOf = (contract: EventContract<never>) => mapping.find((row) => row.contract === contract)
const entryOf = <Payload>(contract: EventContract<Payload>, message: Payload, cart = aCart()): Entry | undefined =>
  rowOf(contract as never)?.entryOf?.(message as never, { cart })

test('every bus event is mapped, except those that only open something or refresh a page', () => {
  const told = new Set(mapping.map(({ contract }) => contract.type))
  expect(events.map(({ type }) => type).filter((type) => !told.has(type))).toStrictEqual([
    'bag.wanted',
    'order.changed',
    'certificate.added',
    'alert.asked',
    'sign-in.wanted',
  ])
})

test('an added piece is reported with name and price from the bag, in major units', () => {
  const cart = aCart({
    products: [aLine({ id: 'ring-165', itemId: 11, name: 'Кольцо', price: { initial: 3010, final: 3010, currency: 'RUB' } })],
  })
  expect(entryOf(pieceAdded, { skuId: 'ring-165', quantity: 3, from: 'product' }, cart)).toMatchObject({
    event: 'add_to_cart',
    currency: 'RUB',
    value: 90.3,
    items: [{ item_id: 'ring-165', item_group_id: '11', item_name: 'Кольцо', price: 30.1, quantity: 3 }],
  })
})

test('the value of a removal is the sum of the removed pieces', () => {
  const removal = { skuId: 'ring-165', name: 'Кольцо', quantity: 2, price: 0.1, currency: 'USD' }
  expect(entryOf(pieceRemoved, removal)).toStrictEqual({
    event: 'remove_from_cart',
    currency: 'USD',
    value: 0.2,
    items: [{ item_id: 'ring-165', item_name: 'Кольцо', price: 0.1, quantity: 2 }],
  })
})

test('a product view goes to the data layer and to our server', () => {
  const view = { itemId: 11, url: '/catalog/rings/11', name: 'Кольцо', price: 5990, currency: 'RUB', category: 'Кольца', designer: 'Злата' }
  expect(entryOf(pieceViewed, view)).toStrictEqual({
    event: 'view_item',
    currency: 'RUB',
    value: 5990,
    items: [{ item_id: '11', item_name: 'Кольцо', item_brand: 'Злата', item_category: 'Кольца', price: 5990, quantity: 1 }],
  })
  expect(rowOf(pieceViewed as never)?.viewOf?.(view as never)).toStrictEqual({ kind: 'product', id: '11' })
})

test('a purchase is reported with the order’s values [analytics.purchase-fields]', () => {
  const order = {
    transaction_id: '482-0719',
    affiliation: 'ZLATA',
    value: 100,
    shipping: 0,
    currency: 'RUB',
    coupon: '',
    items: [{ item_id: 'ring-165', item_name: 'Кольцо', price: 100, quantity: 1 }],
  }
  expect(entryOf(purchaseMade, order)).toStrictEqual({ event: 'purchase', ...order })
})
