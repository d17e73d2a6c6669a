import { instalmentsLeft } from '@shop/contracts/cart/instalments'
import { MONEY_BACK_DAYS, SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import type { MoneyBack } from '@shop/contracts/orders/refunds/money-back'
import type { OrderStatus } from '@shop/contracts/orders/order-status'
import type { RefundStatus } from '@shop/contracts/orders/refunds/refund-status'
import { HOUR_MS, DAY_MS } from '@shop/contracts/core/time/durations'
import { sumOf } from '../../cart/calculation/split.ts'

/** How an order was paid, how it ended, and what was returned of it. Minor units, ISO instants. */
export interface MoneyBackFacts {
  status: OrderStatus
  paymentType: string | null
  paidAt: string | null
  /** When it expired or was cancelled. */
  endedAt: string | null
  paid: { money: number; certificates: number; bonuses: number }
  /** A payment that arrived after the order had ended. */
  late: { sum: number; at: string } | null
  refunds: readonly {
    status: RefundStatus
    createdAt: string
    decidedAt: string | null
    money: number
    certificates: number
    bonuses: number
    isToAccount: boolean
  }[]
}

/** What went back, by destination and day. */
export function moneyBackOf(facts: MoneyBackFacts): MoneyBack[] {
  const isOver = facts.status === 'cancelled' || facts.status === 'expired'
  return together(isOver ? ofEnded(facts) : ofRefunds(facts))
}

function ofEnded({ paymentType, paidAt, endedAt, paid, late }: MoneyBackFacts): MoneyBack[] {
  const to = sourceOf(paymentType)
  const money =
    paidAt !== null && endedAt !== null ? [{ to, sum: taken(paymentType, paid.money, paidAt, endedAt), by: lastDay(endedAt) }] : []
  const lateMoney = late ? [{ to, sum: taken(paymentType, late.sum, late.at, late.at), by: lastDay(late.at) }] : []
  return [...money, ...lateMoney, ...atOnce(paid)]
}

/** Of four payments only those that the bank had taken go back. */
const taken = (paymentType: string | null, sum: number, paidAt: string, endedAt: string) =>
  paymentType === 'instalments' ? instalmentsLeft(sum, paidAt, new Date(endedAt)).paid : sum

const ofRefunds = (facts: MoneyBackFacts): MoneyBack[] =>
  facts.refunds.filter(({ status }) => status === 'accepted').flatMap((refund) => ofRefund(facts, refund))

type RefundMoney = MoneyBackFacts['refunds'][number]
type Payment = Pick<MoneyBackFacts, 'paymentType' | 'paidAt'> & { paid: Pick<MoneyBackFacts['paid'], 'money'> }

function ofRefund({ paymentType, paidAt, paid }: Payment, { createdAt, decidedAt, money, isToAccount, ...rest }: RefundMoney): MoneyBack[] {
  const sum = paidAt !== null && money === paid.money ? taken(paymentType, money, paidAt, decidedAt ?? createdAt) : money
  return [{ to: isToAccount ? 'account' : sourceOf(paymentType), sum, by: lastDay(promisedFrom(createdAt, decidedAt)) }, ...atOnce(rest)]
}

/** The days count from the request; from the decision where that took longer than all of them. */
const promisedFrom = (createdAt: string, decidedAt: string | null) =>
  decidedAt && Date.parse(decidedAt) - Date.parse(createdAt) > MONEY_BACK_DAYS * DAY_MS ? decidedAt : createdAt

/** What one accepted refund gives back. */
export const moneyBackOfRefund = (payment: Payment, refund: RefundMoney): MoneyBack[] => together(ofRefund(payment, refund))

const atOnce = ({ certificates, bonuses }: { certificates: number; bonuses: number }): MoneyBack[] => [
  { to: 'certificates', sum: certificates, by: null },
  { to: 'bonuses', sum: bonuses, by: null },
]

function sourceOf(paymentType: string | null): MoneyBack['to'] {
  if (paymentType === 'onReceipt') return 'desk'
  return paymentType === 'fastPayment' || paymentType === 'instalments' ? paymentType : 'card'
}

/** dd.mm.yyyy in the shop's time zone. */
const lastDay = (at: string) =>
  new Date(Date.parse(at) + SHOP_UTC_OFFSET_HOURS * HOUR_MS + MONEY_BACK_DAYS * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .toReversed()
    .join('.')

function together(parts: readonly MoneyBack[]): MoneyBack[] {
  const groups = Map.groupBy(
    parts.filter(({ sum }) => sum > 0),
    ({ to, by }) => `${to} ${by}`,
  )
  return [...groups.values()].flatMap(([first, ...more]) => (first ? [{ ...first, sum: first.sum + sumOf(more, ({ sum }) => sum) }] : []))
}
