import * as v from 'valibot'
import { defineEndpoint } from '../../core/endpoint.ts'
import { IdempotencyKey } from '../../core/id.ts'
import { Currency, Minor } from '../../core/money.ts'
import { retryPayment } from './payment.ts'
import { WalletKind } from './wallets.ts'

/** The longest token: those of Apple take about 5,000 signs. */
const MAX_TOKEN = 12_000

/** The sheet of a wallet, as the shopper has confirmed it. */
export const ConfirmedSheet = v.object({
  wallet: WalletKind,
  /** What the wallet has encrypted for the gateway, as JSON. */
  token: v.pipe(v.string(), v.minLength(2), v.maxLength(MAX_TOKEN)),
  /** The sum that was shown. */
  amount: Minor,
  currency: Currency,
  /** One for each sheet: a call that is repeated charges nothing more. */
  key: IdempotencyKey,
})
export type ConfirmedSheet = v.InferOutput<typeof ConfirmedSheet>

export const payByWallet = defineEndpoint('/order/{orderId}/wallet', {
  name: 'payByWallet',
  method: 'POST',
  body: ConfirmedSheet,
  answer: retryPayment.answer,
  about:
    'Charges an unpaid order by the token of a browser’s wallet, where its payment state offers wallets; orderId as there. result is true once it is paid; paymentUrl is the page of the bank where that asks to confirm, or our own while the bank is silent. PAYMENT_DECLINED with the reason of the bank, PRICE_CHANGED where another sum is due, PAYMENT_NOT_AVAILABLE where the wallet is not offered, WRONG_FORM_DATA for a token of another shape. Nothing is charged for an order that is paid already. TOO_MANY_REQUESTS after twenty charges of an order an hour.',
  example: {
    body: {
      wallet: 'google',
      token: '{"protocolVersion":"ECv2","signature":"MEUCIQ","signedMessage":"{}"}',
      amount: 16_210_000,
      currency: 'USD',
      key: '2f1c8a54-9d3b-4e07-8f6a-1b2c3d4e5f60',
    },
    answer: retryPayment.example.answer,
  },
})

/** Apple's servers that a sheet may name: the gateway must be sent to no other. */
const APPLE_VALIDATION = /^https:\/\/(cn-)?apple-pay-gateway(-[a-z0-9-]{1,40})?\.apple\.com\/[\w/-]{1,100}$/

export const walletSession = defineEndpoint('/order/{orderId}/wallet/session', {
  name: 'walletSession',
  method: 'POST',
  body: v.object({ validationUrl: v.pipe(v.string(), v.maxLength(200), v.regex(APPLE_VALIDATION)) }),
  answer: v.object({
    result: v.literal(true),
    /** For the sheet alone: only Apple can read it. */
    session: v.custom<object>((session) => typeof session === 'object' && session !== null),
  }),
  about:
    'Apple opens its sheet once the gateway has vouched for the shop: what the gateway got from the address that the sheet named. PAYMENT_NOT_AVAILABLE where the order offers no such wallet, SERVER_BUSY without an answer.',
  example: {
    body: { validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession' },
    answer: { result: true, session: { merchantSessionIdentifier: 'SSH0F8E' } },
  },
})
