import { createEvent, createStore } from 'effector'
import { isInInstalments } from '@shop/contracts/cart/instalments'
import { amountMask, readAmount } from '@shop/forms/fields/amount'
import type { Address } from '@shop/routing'
import { sumOf } from './url.ts'

/** Default sum, roubles. */
const DEFAULT_SUM = 30_000

export const opened = createEvent<Address>()
export const sumTyped = createEvent<string>()

/** A sum as the field writes it. */
export const shown = (rub: number) => amountMask(String(rub).replace('.', ','))

/** As typed; empty without input. */
export const $typed = createStore(shown(DEFAULT_SUM))
  .on(opened, (typed, address) => {
    const sum = sumOf(address)
    return sum === null ? typed : shown(sum)
  })
  .on(sumTyped, (_, typed) => typed)

/** Minor units; null for text that is no sum. */
const $read = $typed.map((typed) => readAmount(typed, 'RUB'))

/** Text was typed that is no sum, or may be two. */
export const $isUnreadable = $typed.map((typed) => typed !== '' && readAmount(typed, 'RUB') === null)

/** Minor units; null for a sum that the bank does not split. */
export const $sum = $read.map((sum) => (sum !== null && isInInstalments(sum) ? sum : null))
