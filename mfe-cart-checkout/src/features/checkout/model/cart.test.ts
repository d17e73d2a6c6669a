import { allSettled } from 'effector'
import { aFullCartAnswer, aFullCart } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { scopeOf } from '@shop/testing/render-page'
import { $patch, $values, begun } from '../draft.ts'
import { EMPTY } from '../form/values.ts'
import { choiceChanged, fullCartReceived } from './cart.ts'

test('does not revert a choice that is newer than the draft', async () => {
  const whole = aFullCart()
  const withoutCourier = aFullCart({ delivery: whole.delivery.filter(({ typeId }) => typeId !== 1) })
  const scope = scopeOf({ wire: fakeWire({ 'POST /cart/calculate': aFullCartAnswer(withoutCourier) }) })
  const values = { ...EMPTY, delivery: '1:standard', payment_method_id: '1' }
  await allSettled(begun, { scope, params: values })
  await allSettled(choiceChanged, { scope, params: { ...values, delivery: '3:' } })
  await allSettled(fullCartReceived, { scope, params: withoutCourier })
  expect(scope.getState($values)?.delivery).toBe('1:standard')
  expect(scope.getState($patch)).toStrictEqual({})
})
