import { allSettled } from 'effector'
import { aWholeAnswer, aWholeCart } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { scopeOf } from '@shop/testing/render-page'
import { $patch, $values, begun } from '../draft.ts'
import { EMPTY } from '../form/values.ts'
import { choiceChanged, wholeAnswered } from './cart.ts'

test('a choice that is newer than the draft is not corrected back', async () => {
  const whole = aWholeCart()
  const withoutCourier = aWholeCart({ delivery: whole.delivery.filter(({ typeId }) => typeId !== 1) })
  const scope = scopeOf({ wire: fakeWire({ 'POST /cart/calculate': aWholeAnswer(withoutCourier) }) })
  const values = { ...EMPTY, delivery: '1:standard', payment_method_id: '1' }
  await allSettled(begun, { scope, params: values })
  await allSettled(choiceChanged, { scope, params: { ...values, delivery: '3:' } })
  await allSettled(wholeAnswered, { scope, params: withoutCourier })
  expect(scope.getState($values)?.delivery).toBe('1:standard')
  expect(scope.getState($patch)).toStrictEqual({})
})
