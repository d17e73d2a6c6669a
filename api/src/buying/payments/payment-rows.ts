import { Currency, Minor } from '@shop/contracts/core/money'
import { WalletKind } from '@shop/contracts/orders/payment/wallets'
import * as v from 'valibot'

const PaymentSubject = v.picklist(['order', 'deposit', 'exchange'])
export type PaymentSubject = v.InferOutput<typeof PaymentSubject>

const PaymentStatus = v.picklist(['pending', 'paid', 'declined', 'cancelled', 'refunding', 'refunded'])
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>

const GatewayMethod = v.picklist(['card', 'fastPayment', 'instalments', 'payselection'])

const receipt = v.object({
  items: v.array(
    v.object({
      name: v.string(),
      price: Minor,
      quantity: v.number(),
      sum: Minor,
      object: v.picklist(['commodity', 'service', 'payment']),
    }),
  ),
  paidNow: Minor,
  paidBefore: Minor,
})

/** The payment page as it was asked for. */
const askedPage = v.object({
  amount: Minor,
  currency: Currency,
  description: v.string(),
  method: GatewayMethod,
  receipt,
  email: v.string(),
  phone: v.string(),
  locale: v.picklist(['ru', 'en']),
  returnUrl: v.string(),
  isByLink: v.optional(v.boolean()),
  /** Begun by the link of a letter, in another browser than the one that ordered. */
  isByLetter: v.optional(v.boolean()),
  /** The account that a new card is saved for: it has asked for that. */
  saveCardFor: v.optional(v.number()),
  /** The saved card that is charged, instead of a page. */
  card: v.optional(v.object({ id: v.number(), userId: v.number() })),
  /** Charged by a token of the shopper's wallet, which is not stored. `key`: of the sheet that was confirmed. */
  wallet: v.optional(v.object({ kind: WalletKind, key: v.string() })),
})
export type AskedPayment = v.InferOutput<typeof askedPage>

/** Charged at once, without a page of the gateway. */
export const isCharged = ({ card, wallet }: Pick<AskedPayment, 'card' | 'wallet'>): boolean => card !== undefined || wallet !== undefined

export const paymentRow = v.object({
  reference: v.string(),
  subject: PaymentSubject,
  subjectId: v.string(),
  transactionId: v.nullable(v.string()),
  status: PaymentStatus,
  type: GatewayMethod,
  amount: Minor,
  currency: Currency,
  asked: askedPage,
  url: v.nullable(v.string()),
  message: v.nullable(v.string()),
  createdAt: v.date(),
})
export type Payment = v.InferOutput<typeof paymentRow>

/** A refund with the payment that it returns. */
export const paymentRefundRow = v.object({
  reference: v.string(),
  amount: Minor,
  settledAt: v.nullable(v.date()),
  transactionId: v.nullable(v.string()),
  currency: Currency,
})
export const referenceRow = v.object({ reference: v.string() })
