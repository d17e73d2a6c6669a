import type { CodeReason } from '@shop/contracts/cart/full-cart'
import type { Moment, Tender } from './facts.ts'

export interface Spent {
  tender: Tender
  amount: number
  reason: CodeReason
}

/**
 * Step 6 of [bag.calculation-order]: certificates and deposits pay the total including delivery, smallest balance first; the rest stays on
 * them.
 */
export function spend(tenders: readonly Tender[], due: number, moment: Moment): Spent[] {
  let open = due
  return [...tenders].sort(bySmallest).map((tender) => {
    const refusal = refusalOf(tender, moment)
    if (refusal) return { tender, amount: 0, reason: refusal }
    const amount = Math.min(tender.balance, open)
    open -= amount
    return { tender, amount, reason: amount === 0 ? 'nothingLeft' : amount < tender.balance ? 'partly' : 'applied' }
  })
}

/** By balance, then by code, so that the order of entry does not matter. */
const bySmallest = (one: Tender, other: Tender) => one.balance - other.balance || (keyOf(one) < keyOf(other) ? -1 : 1)
const keyOf = ({ kind, code }: Tender) => `${kind} ${code}`

function refusalOf({ currency, balance, endsAt }: Tender, moment: Moment): CodeReason | null {
  if (currency !== moment.currency) return 'otherCurrency'
  if (endsAt && moment.now >= endsAt) return 'ended'
  return balance > 0 ? null : 'empty'
}
