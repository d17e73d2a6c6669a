import { allSettled } from 'effector'
import { $popup } from '@shop/session'
import { anOrderAnswer, aPhoto, aFullCart } from '@shop/testing/builders'
import { fakeWire, offline, refuse } from '@shop/testing/fake-wire'
import { scopeOf } from '@shop/testing/render-page'
import { EMPTY } from '../../form/values.ts'
import { $fullCart, fullCartReceived } from '../cart.ts'
import { $fieldFaults, $placed, $placing, $refusal, $removed, $removedText, orderSubmitted, navigated } from './placing.ts'

const values = { ...EMPTY, delivery: '3:' }
const order = { id: '482', number: '482-07', paymentUrl: null }
const removed = [{ id: 'ring', name: 'Кольцо', photo: aPhoto(), wanted: 1, left: 0 }]

async function checkout(answer: () => unknown, cart: Parameters<typeof aFullCart>[0] | null = {}) {
  const wire = fakeWire({ 'POST /order/create/v2': answer })
  const scope = scopeOf({ wire })
  if (cart) await allSettled(fullCartReceived, { scope, params: aFullCart(cart) })
  const submit = (params = values) => allSettled(orderSubmitted, { scope, params })
  const bodies = () => wire.sent.filter(({ path }) => path === '/order/create/v2').map(({ body }) => body as Record<string, unknown>)
  return { scope, submit, bodies }
}

afterEach(() => localStorage.clear())

test('a placed order navigates onward and keeps the button busy until then', async () => {
  const { scope, submit } = await checkout(() => anOrderAnswer({ result: true, order }))
  await submit()
  expect([scope.getState($placed), scope.getState($placing), scope.getState($refusal)]).toStrictEqual([order, true, null])
  await allSettled(navigated, { scope })
  expect(scope.getState($placed)).toBeNull()
})

test('sends the delivery type as the bag names it', async () => {
  const [courier, shop] = aFullCart().delivery
  const delivery = [
    { ...courier, typeId: 1, courierType: 'standard', name: 'Курьер' },
    { ...courier, typeId: 1, courierType: 'express', name: 'Экспресс' },
    { ...(shop ?? courier), typeId: 3, courierType: null, name: 'Магазин' },
  ] as NonNullable<Parameters<typeof aFullCart>[0]>['delivery']
  const { scope, submit, bodies } = await checkout(() => anOrderAnswer({ result: true, order }), {
    isEms: true,
    ...(delivery && { delivery }),
  })
  await submit()
  await allSettled(navigated, { scope })
  await submit({ ...values, delivery: '1:express' })
  expect(bodies()).toMatchObject([
    { isEms: true, activeDeliveryType: 'Магазин' },
    { isEms: true, activeDeliveryType: 'Экспресс' },
  ])
})

test('places no order without a bag', async () => {
  const { submit, bodies } = await checkout(() => anOrderAnswer({ result: true, order }), null)
  await submit()
  expect(bodies()).toStrictEqual([])
})

test.each([
  ['its words', { error: 'Не сегодня' }, { kind: 'text', text: 'Не сегодня' }],
  ['a code', { code: 'NEED_PHONE_CONFIRMATION' }, { kind: 'codes', codes: ['NEED_PHONE_CONFIRMATION'] }],
  ['another bag, without words', { cartChanged: true }, { kind: 'codes', codes: ['UNKNOWN_ERROR'] }],
  ['no order, though all seems well', { result: true }, { kind: 'codes', codes: ['UNKNOWN_ERROR'] }],
] as const)('shows the refusal above the button: %s', async (_, changes, refusal) => {
  const { scope, submit } = await checkout(() => anOrderAnswer(changes))
  await submit()
  expect(scope.getState($refusal)).toStrictEqual(refusal)
  expect([scope.getState($placed), scope.getState($popup)]).toStrictEqual([null, null])
})

test('a refusal re-enables the button and shows field errors until the next attempt', async () => {
  let isGood = false
  const { scope, submit } = await checkout(() =>
    isGood ? anOrderAnswer({ result: true, order }) : anOrderAnswer({ errors: { email: 'WRONG_EMAIL' } }),
  )
  await submit()
  expect([scope.getState($placing), scope.getState($fieldFaults)]).toStrictEqual([false, { email: 'WRONG_EMAIL' }])
  isGood = true
  await submit()
  expect(scope.getState($fieldFaults)).toStrictEqual({})
})

test('opens a popup for sold-out pieces and updates the bag', async () => {
  const cartData = aFullCart({ packagingSum: 490_00 })
  const { scope, submit } = await checkout(() => anOrderAnswer({ cartChanged: true, error: 'Разобрали', removed, cartData }))
  await submit()
  expect(scope.getState($popup)).toMatchObject({ widget: 'order-popup', props: { show: 'removed-from-stock' } })
  expect([scope.getState($removed), scope.getState($removedText), scope.getState($refusal)]).toStrictEqual([removed, 'Разобрали', null])
  expect(scope.getState($fullCart)).toStrictEqual(cartData)
})

test.each([
  ['a lost answer keeps it: one order', offline(), true],
  ['a refusal ends it', refuse(422, 'WRONG_FORM_DATA'), false],
])('the idempotency key of an order: %s', async (_, failure, isSame) => {
  const { scope, submit, bodies } = await checkout(() => {
    throw failure
  })
  await submit()
  expect(scope.getState($placing)).toBe(false)
  await submit()
  const [first, second] = bodies().map(({ idempotencyKey }) => idempotencyKey)
  expect(first === second).toBe(isSame)
})
