import { createStore } from 'effector'
import type { Choices, FullCartData } from '@shop/contracts/cart/full-cart'
import { cartAnswered } from '@shop/session'

/** For calls that checkout makes too: the bag sends no choices, the server reckons for those that it keeps. */
export const ofBag = {
  $choices: createStore<Choices>({}, { serialize: 'ignore' }),
  received: cartAnswered.prepend((cart: FullCartData) => cart),
}
