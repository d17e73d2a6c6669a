import type { Locale } from '@shop/contracts/shop/storefront'

export type State = 'pending' | 'success' | 'declined' | 'refunded'
/** When the shop is notified: at once, later, or never (network failure). */
export type Telling = 'now' | 'later' | 'never'
export type Reason = 'card_unknown' | 'insufficient_funds' | 'card_expired' | 'wrong_cvc' | 'limit_exceeded' | 'other'

/** A card that the gateway remembers; only the token and what is not secret leave it. */
export interface RememberedCard {
  token: string
  number: string
  expiry: string
}

export interface ReceiptItem {
  name: string
  price: string
  quantity: number
  sum: string
}

/** A payment request and its state. */
export interface Payment {
  /** Unguessable page id. */
  id: string
  reference: string
  at: string
  amount: string
  currency: string
  method: string
  description: string
  email: string
  locale: Locale
  /** For who leaves the page without paying. */
  returnUrl: string
  successUrl: string
  declineUrl: string
  webhookUrl: string
  items: ReceiptItem[]
  payments: { type: number; sum: string }[]
  state: State
  transactionId: string | null
  reason: Reason | null
  /** The shop wants the card remembered: the page offers it. */
  offersSaving: boolean
  /** Remembered at this payment. */
  card: RememberedCard | null
  /** Wallet of a browser that has paid, as the shop names it. */
  wallet: string | null
  /** A remembered card or a wallet is charged: the page asks to confirm, and for no card. */
  isConfirming: boolean
  /** Refunds by the shop's id. */
  givenBack: { id: string; amount: string }[]
  /** Reports to the shop, latest first. */
  reports: Report[]
}

export interface Report {
  id: string
  event: 'Payment' | 'Fail' | 'Refund'
  amount: string
  at: string
  /** Pending, accepted, refused, or dropped on purpose. */
  outcome: 'waits' | 'taken' | 'failed' | 'dropped'
}
