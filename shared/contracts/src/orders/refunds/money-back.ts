import * as v from 'valibot'
import { Minor } from '../../core/money.ts'

/** Destinations: how the order was paid, a bank account of the shopper, the store's cash desk, certificates and deposits, bonuses. */
const MONEY_BACK_TO = ['card', 'fastPayment', 'instalments', 'account', 'desk', 'certificates', 'bonuses'] as const

/** A part of an order's payment that went back. */
export const MoneyBack = v.object({
  to: v.picklist(MONEY_BACK_TO),
  sum: Minor,
  /** Last day of its arrival, dd.mm.yyyy; null for what is there at once. */
  by: v.nullable(v.string()),
})
export type MoneyBack = v.InferOutput<typeof MoneyBack>
