import { createEvent, createStore } from 'effector'
import { isInInstalments } from '@shop/contracts/cart/instalments'
import type { Address } from '@shop/routing'
import { digitsOf, sumOf } from './url.ts'

/** Default sum, roubles. */
const DEFAULT_SUM = '30000'

export const opened = createEvent<Address>()
export const sumTyped = createEvent<string>()

/** Whole roubles as digits; empty without input. */
export const $typed = createStore(DEFAULT_SUM)
  .on(opened, (typed, address) => sumOf(address) ?? typed)
  .on(sumTyped, (_, typed) => digitsOf(typed))

/** Minor units; null for a sum that the bank does not split. */
export const $sum = $typed.map((typed) => (isInInstalments(Number(typed) * 100) ? Number(typed) * 100 : null))
