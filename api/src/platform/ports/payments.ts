import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Currency } from '@shop/contracts/core/money'
import * as v from 'valibot'

/** A line of a receipt. Minor units; sum = price × quantity. */
export interface ReceiptItem {
  name: string
  price: number
  quantity: number
  sum: number
  object: 'commodity' | 'service' | 'payment'
}

/** Fiscal receipt: items add up to the payment plus certificates. */
export interface Receipt {
  items: ReceiptItem[]
  paidNow: number
  paidBefore: number
}

export interface PaymentPageRequest {
  /** Of this attempt: the same reference gets the same page. */
  reference: string
  amount: number
  currency: Currency
  description: string
  method: 'card' | 'fastPayment' | 'instalments' | 'payselection'
  receipt: Receipt
  email: string
  phone: string
  locale: 'ru' | 'en'
  /** Return URL of the shopper. */
  returnUrl: string
  /** Somebody else pays: the gateway must not get the contact of who has ordered, for it shows that on its page. */
  isByLink?: boolean | undefined
}

export type GatewayState = 'pending' | 'paid' | 'declined' | 'refunded' | 'unknown'

/** The payment gateway. Methods throw when it is unavailable or refuses. */
export interface PaymentPort {
  /** Creates a payment page and returns its URL. */
  create: (payment: PaymentPageRequest) => Promise<string>
  /** Reads an attempt's state, in case its report got lost. */
  stateOf: (reference: string) => Promise<{ state: GatewayState; transactionId: string | null }>
  /** Idempotent by id. */
  refund: (refund: { id: string; transactionId: string; amount: number; currency: Currency }) => Promise<void>
  /** True for a report to `path` signed by the gateway. */
  isReport: (report: { body: string; siteId: unknown; signature: unknown }) => boolean
}

export interface PaymentsConfig {
  url: string | undefined
  siteId: string
  key: string
  /** Webhook URL: our address as the gateway sees it. */
  webhookUrl: string
  timeoutMs?: number | undefined
}

const TIMEOUT_MS = 8000

/** The gateway's money format: major units with two decimals. */
const toAmount = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
export const fromAmount = (amount: string) => Number(amount.replace('.', ''))

/** HMAC-SHA256 over method, path, site, request id and body, one per line; reports have no request id. */
const signatureOf = (key: string, parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\n')).digest('hex')

/** A gateway with Payselection's protocol: JSON signed both ways, money as text. */
export function paymentPort({ url, siteId, key, webhookUrl, timeoutMs = TIMEOUT_MS }: PaymentsConfig): PaymentPort {
  const call = async (method: 'GET' | 'POST', path: string, message?: object, id: string = randomUUID()): Promise<unknown> => {
    if (!url) throw new Error('No payment gateway is configured: set PAYMENT_URL.')
    const body = message ? JSON.stringify(message) : ''
    const response = await fetch(new URL(path, url), {
      method,
      ...(message && { body }),
      headers: {
        'content-type': 'application/json',
        'x-site-id': siteId,
        'x-request-id': id,
        'x-request-signature': signatureOf(key, [method, path, siteId, id, body]),
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw new Error(`The payment gateway answered ${response.status}.`)
    return answer
  }

  return {
    create: async (payment) =>
      v.parse(PageAnswer, await call('POST', '/webpayments/create', toRequest(payment, webhookUrl), payment.reference)).url,
    stateOf: async (reference) => {
      const { TransactionState, TransactionId } = v.parse(StateAnswer, await call('GET', `/orders/${encodeURIComponent(reference)}`))
      return { state: STATES[TransactionState ?? ''] ?? 'unknown', transactionId: TransactionId ?? null }
    },
    refund: async ({ id, transactionId, amount, currency }) => {
      await call(
        'POST',
        '/payments/refund',
        { TransactionId: transactionId, Amount: toAmount(amount), Currency: currency, WebhookUrl: webhookUrl },
        id,
      )
    },
    isReport: ({ body, siteId: site, signature }) =>
      site === siteId && isSame(signature, signatureOf(key, ['POST', webhookUrl, siteId, body])),
  }
}

const PageAnswer = v.object({ url: v.pipe(v.string(), v.url()) })
const StateAnswer = v.object({ TransactionState: v.nullish(v.string()), TransactionId: v.nullish(v.string()) })
const STATES: Record<string, GatewayState> = { pending: 'pending', success: 'paid', declined: 'declined', refunded: 'refunded' }

function isSame(given: unknown, right: string) {
  if (typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const toRequest = (
  { reference, amount, currency, description, method, receipt, email, phone, locale, returnUrl, isByLink }: PaymentPageRequest,
  webhook: string,
) => ({
  MetaData: { PaymentType: 'Pay', PreviewForm: false },
  PaymentRequest: {
    OrderId: reference,
    Amount: toAmount(amount),
    Currency: currency,
    Description: description,
    PaymentMethod: method,
    RebillFlag: false,
    ExtraData: { ReturnUrl: returnUrl, WebhookUrl: webhook },
  },
  ReceiptData: {
    receipt: {
      client: { email, phone },
      items: receipt.items.map(({ name, price, quantity, sum, object }) => ({
        name,
        price: toAmount(price),
        quantity,
        sum: toAmount(sum),
        payment_method: 'full_prepayment',
        payment_object: object,
        vat: { type: 'vat20' },
      })),
      // 1: by card now, 2: prepaid by certificates.
      payments: [
        { type: 1, sum: toAmount(receipt.paidNow) },
        ...(receipt.paidBefore > 0 ? [{ type: 2, sum: toAmount(receipt.paidBefore) }] : []),
      ],
      total: toAmount(receipt.paidNow + receipt.paidBefore),
    },
  },
  CustomerInfo: { ...(!isByLink && { Email: email, Phone: phone }), Language: locale },
})
