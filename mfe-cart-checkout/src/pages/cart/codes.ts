import { createStore } from 'effector'
import type { Choices, FullCartData } from '@shop/contracts/cart/full-cart'
import { cartAnswered } from '@shop/session'
import { createCodes } from '#features/codes/codes.ts'

/** The server reckons for the choices that it keeps with the bag. */
const $keptOnes = createStore<Choices>({}, { serialize: 'ignore' })

export const codes = createCodes({ $choices: $keptOnes, received: cartAnswered.prepend((cart: FullCartData) => cart) })
