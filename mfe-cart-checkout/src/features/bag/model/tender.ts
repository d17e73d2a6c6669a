import { combine } from 'effector'
import { $cart } from '@shop/session'
import { $totals } from './lines/lines.ts'

/** What certificates of the bag pay and what is left to pay without delivery, minor units. The server settles it at checkout. */
export const $tender = combine($cart, $totals, (cart, { due }) => {
  const balance = cart?.deposits.reduce((sum, deposit) => sum + deposit.balance, 0) ?? 0
  const certificates = Math.min(balance, due)
  return { certificates, due: due - certificates }
})
