import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Currency } from '@shop/contracts/core/money'
import { ReportedCard } from '@shop/contracts/orders/payment/payment'
import type { WalletKind, Wallets } from '@shop/contracts/orders/payment/wallets'
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
  /** Likewise: letters get forwarded. */
  isByLetter?: boolean | undefined
  /** The gateway offers to remember the card, and sends its token with the payment. */
  isCardSaved?: boolean | undefined
}

/** `absent`: the gateway has never heard of the reference. */
export type GatewayState = 'pending' | 'paid' | 'declined' | 'refunded' | 'unknown' | 'absent'

/** A card that the gateway remembers for us. */
export interface GatewayCard {
  /** Secret: together with our key it can charge the card. */
  token: string
  brand: string
  last4: string
  /** First day of its last month. */
  expires: string
}

export interface GatewayOutcome {
  state: GatewayState
  transactionId: string | null
  /** The bank's reason of refusal. */
  message: string | null
  card: GatewayCard | null
}

/** `url`: the bank asks the shopper to confirm there. */
export type ChargeOutcome = GatewayOutcome & { url: string | null }

/** The payment gateway. Methods throw when it is unavailable or refuses. */
export interface PaymentPort {
  /** Creates a payment page and returns its URL. */
  create: (payment: PaymentPageRequest) => Promise<string>
  /** Charges a remembered card, once per reference. */
  charge: (payment: PaymentPageRequest, token: string) => Promise<ChargeOutcome>
  /** What a browser's wallet needs to make a token for this gateway; null where no wallet is set up. */
  wallets: Wallets | null
  /** Charges a wallet's token, once per reference. */
  chargeWallet: (payment: PaymentPageRequest, wallet: WalletKind, token: string) => Promise<ChargeOutcome>
  /** Apple's word for the shop's host, by which its sheet opens. */
  walletSession: (validationUrl: string, host: string) => Promise<object>
  /** Forgets a remembered card; one that is unknown is forgotten already. */
  forgetCard: (token: string) => Promise<void>
  /** Reads an attempt's state, in case its report got lost. */
  stateOf: (reference: string) => Promise<GatewayOutcome>
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
  /** Wallets of browsers; the site id is the gateway's name of the merchant. */
  wallets?: Omit<Wallets, 'gatewayMerchantId'> | undefined
  timeoutMs?: number | undefined
}

const TIMEOUT_MS = 8000

/** The gateway's money format: major units with two decimals. */
const toAmount = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
export const fromAmount = (amount: string) => Number(amount.replace('.', ''))

/** HMAC-SHA256 over method, path, site, request id and body, one per line; reports have no request id. */
const signatureOf = (key: string, parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\n')).digest('hex')

/** A gateway with Payselection's protocol: JSON signed both ways, money as text. */
export function paymentPort({ url, siteId, key, webhookUrl, wallets, timeoutMs = TIMEOUT_MS }: PaymentsConfig): PaymentPort {
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
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`The payment gateway answered ${response.status}.`)
    return answer
  }
  const callKnown: typeof call = async (...asked) => {
    const answer = await call(...asked)
    if (answer === null) throw new Error('The payment gateway does not know what was asked for.')
    return answer
  }

  const charge = async (path: string, payment: PaymentPageRequest, by: object): Promise<ChargeOutcome> => {
    const answer = v.parse(StateAnswer, await callKnown('POST', path, { ...toRequest(payment, webhookUrl), ...by }, payment.reference))
    return { ...toOutcome(answer), url: answer.RedirectUrl ?? null }
  }

  return {
    create: async (payment) =>
      v.parse(PageAnswer, await callKnown('POST', '/webpayments/create', toRequest(payment, webhookUrl), payment.reference)).url,
    stateOf: async (reference) => {
      const answer = await call('GET', `/orders/${encodeURIComponent(reference)}`)
      return answer === null ? ABSENT : toOutcome(v.parse(StateAnswer, answer))
    },
    charge: (payment, token) => charge('/payments/requests/rebill', payment, { RebillId: token }),
    wallets: url && (wallets?.google || wallets?.apple) ? { ...wallets, gatewayMerchantId: siteId } : null,
    chargeWallet: (payment, wallet, token) =>
      charge('/payments/requests/single', payment, { PaymentDetails: { Type: WALLET_TYPES[wallet], PayToken: token } }),
    walletSession: async (validationUrl, host) =>
      v.parse(SessionAnswer, await callKnown('POST', '/payments/applepay/session', { ValidationUrl: validationUrl, DomainName: host })),
    forgetCard: async (token) => {
      await call('POST', '/payments/unsubscribe', { RebillId: token })
    },
    refund: async ({ id, transactionId, amount, currency }) => {
      await callKnown(
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

const SessionAnswer = v.looseObject({ merchantSessionIdentifier: v.string() })
const PageAnswer = v.object({ url: v.pipe(v.string(), v.url()) })
const StateAnswer = v.object({
  TransactionState: v.nullish(v.string()),
  TransactionId: v.nullish(v.string()),
  ErrorMessage: v.nullish(v.string()),
  RedirectUrl: v.nullish(v.pipe(v.string(), v.url())),
  ...ReportedCard.entries,
})
const WALLET_TYPES = { google: 'GooglePay', apple: 'ApplePay' } as const
const ABSENT: GatewayOutcome = { state: 'absent', transactionId: null, message: null, card: null }

const toOutcome = (answer: v.InferOutput<typeof StateAnswer>): GatewayOutcome => ({
  state: STATES[answer.TransactionState ?? ''] ?? 'unknown',
  transactionId: answer.TransactionId ?? null,
  message: answer.ErrorMessage ?? null,
  card: cardOf(answer),
})

/** A remembered card in the gateway's words; null when the shopper did not want it remembered, or something of it is missing. */
export function cardOf({ RebillId, Brand, CardMasked, ExpirationDate }: v.InferOutput<typeof ReportedCard>): GatewayCard | null {
  const last4 = /\d{4}$/.exec(CardMasked ?? '')?.[0]
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(ExpirationDate ?? '') ?? []
  return RebillId && last4 && month && year ? { token: RebillId, brand: Brand ?? '', last4, expires: `20${year}-${month}-01` } : null
}

const STATES: Record<string, GatewayState> = { pending: 'pending', success: 'paid', declined: 'declined', refunded: 'refunded' }

function isSame(given: unknown, right: string) {
  if (typeof given !== 'string') return false
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** A shopper who leaves the bank's page without paying sees the ways to pay at once. [payment.left-unpaid] */
function unpaidUrl(returnUrl: string): string {
  const url = new URL(returnUrl)
  if (url.searchParams.get('step') === 'processing') url.searchParams.set('step', 'payment')
  return url.href
}

const toRequest = (
  { reference, amount, currency, description, method, receipt, email, phone, locale, returnUrl, isCardSaved, ...by }: PaymentPageRequest,
  webhook: string,
) => ({
  MetaData: { PaymentType: 'Pay', PreviewForm: false },
  PaymentRequest: {
    OrderId: reference,
    Amount: toAmount(amount),
    Currency: currency,
    Description: description,
    PaymentMethod: method,
    RebillFlag: isCardSaved === true,
    ExtraData: { ReturnUrl: unpaidUrl(returnUrl), SuccessUrl: returnUrl, DeclineUrl: returnUrl, WebhookUrl: webhook },
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
  CustomerInfo: { ...(!by.isByLink && !by.isByLetter && { Email: email, Phone: phone }), Language: locale },
})
