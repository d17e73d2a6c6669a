import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { CartAnswer, emptyCart, lineId } from '../cart.ts'

/**
 * Lines saved for later. `/cart/remove` saves a line of the bag, `/cart/update` moves it back; these calls are for what is not wanted any
 * more. Only the section of the bag that shows saved lines loads them.
 */
const body = v.object({ sku_id: lineId })
const example = {
  body: { sku_id: 'solitaire-aurora-yellow-165' },
  answer: { result: true, cartData: emptyCart, error: null, message: null },
}

export const removeSavedLine = defineEndpoint('/cart/saved/remove', {
  name: 'removeSavedLine',
  method: 'POST',
  body,
  answer: CartAnswer,
  about: 'Removes a line that is saved for later; one that is not there is no error.',
  example,
})

export const restoreSavedLine = defineEndpoint('/cart/saved/restore', {
  name: 'restoreSavedLine',
  method: 'POST',
  body,
  answer: CartAnswer,
  about: 'Undo of the last removal: the line is saved again as it was. One that cannot be restored is no error.',
  example,
})
