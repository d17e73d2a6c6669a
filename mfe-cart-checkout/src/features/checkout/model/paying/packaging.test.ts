import { allSettled } from 'effector'
import { aFullCartAnswer, aFullCart } from '@shop/testing/builders'
import { fakeWire, refuse } from '@shop/testing/fake-wire'
import { scopeOf } from '@shop/testing/render-page'
import { begun } from '../../draft.ts'
import { EMPTY } from '../../form/values.ts'
import { $fullCart } from '../cart.ts'
import { $packagingFailed, packagingChosen } from './packaging.ts'

const packed = aFullCart({ packagingSum: 490_00 })

async function checkout() {
  let isRefused = false
  const answer = () => {
    if (isRefused) throw refuse(409, 'GIFT_PACK_NOT_ADDED')
    return aFullCartAnswer(packed)
  }
  const wire = fakeWire({ 'POST /cart/gift-pack': answer, 'POST /cart/festive-pack': answer, 'POST /cart/price-tags': answer })
  const scope = scopeOf({ wire })
  await allSettled(begun, { scope, params: { ...EMPTY, delivery: '3:' } })
  const refuseNext = (isOn: boolean) => {
    isRefused = isOn
  }
  return { scope, sent: wire.sent, refuseNext }
}

test.each([
  ['gift', '/cart/gift-pack'],
  ['festive', '/cart/festive-pack'],
  ['tags', '/cart/price-tags'],
] as const)('%s: sends one request to %s with the checkout choices and updates the totals from the response', async (what, path) => {
  const { scope, sent } = await checkout()
  await allSettled(packagingChosen, { scope, params: { what, chosen: true } })
  expect(sent.map((wire) => [wire.path, wire.body])).toStrictEqual([
    [path, expect.objectContaining({ chosen: true, delivery_method_id: 3 })],
  ])
  expect(sent[0]?.body).not.toHaveProperty('postCard')
  expect(scope.getState($fullCart)).toStrictEqual(packed)
})

test.each(['gift', 'festive', 'tags'] as const)('shows a %s failure until the next attempt', async (what) => {
  const { scope, refuseNext } = await checkout()
  refuseNext(true)
  await allSettled(packagingChosen, { scope, params: { what, chosen: true } })
  expect(scope.getState($packagingFailed)).toBe(true)
  refuseNext(false)
  await allSettled(packagingChosen, { scope, params: { what, chosen: true } })
  expect(scope.getState($packagingFailed)).toBe(false)
})
