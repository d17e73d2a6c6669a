import type { Locale } from '@shop/contracts/shop/storefront'

export type State = 'pending' | 'success' | 'declined' | 'refunded'
/** When the shop is told: at once, later, or never, as if the line were dead. */
export type Telling = 'now' | 'later' | 'never'
export type Reason = 'insufficient_funds' | 'card_expired' | 'wrong_cvc' | 'limit_exceeded' | 'other'

export interface ReceiptItem {
  name: string
  price: string
  quantity: number
  sum: string
}

/** What the shop has asked to be paid, and what became of it. */
export interface Payment {
  /** Of the page; nobody guesses it. */
  id: string
  reference: string
  at: string
  amount: string
  currency: string
  method: string
  description: string
  email: string
  locale: Locale
  returnUrl: string
  webhookUrl: string
  items: ReceiptItem[]
  payments: { type: number; sum: string }[]
  state: State
  transactionId: string | null
  reason: Reason | null
  /** What went back, by the id that the shop gave it. */
  givenBack: { id: string; amount: string }[]
  /** Reports to the shop, the last one first. */
  reports: Report[]
}

export interface Report {
  id: string
  event: 'Payment' | 'Fail' | 'Refund'
  amount: string
  at: string
  /** Waits, was taken, was refused, or was dropped on purpose. */
  outcome: 'waits' | 'taken' | 'failed' | 'dropped'
}
