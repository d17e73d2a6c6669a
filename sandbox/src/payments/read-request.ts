import { randomBytes } from 'node:crypto'
import type { Payment, ReceiptItem } from './payment.ts'

interface Request {
  PaymentRequest: {
    OrderId: string
    Amount: string
    Currency: string
    Description?: string
    PaymentMethod?: string
    RebillFlag?: boolean
    ExtraData: { ReturnUrl: string; SuccessUrl?: string; DeclineUrl?: string; WebhookUrl: string }
  }
  ReceiptData: { receipt: { items: ReceiptItem[]; payments: { type: number; sum: string }[]; total: string } }
  /** A wallet's token. */
  PaymentDetails?: { Type: string; PayToken: string }
  CustomerInfo?: { Email?: string; Language?: string }
}

const AMOUNT = /^\d{1,12}\.\d{2}$/
export const kopecks = (amount: string) => Number(amount.replace('.', ''))
const isHttp = (address: string) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)

/** Parses a payment request, or returns its error. */
export function readRequest(body: string): Payment | string {
  let request: Request
  try {
    request = JSON.parse(body) as Request
    const { PaymentRequest: payment, ReceiptData: data, CustomerInfo: customer } = request
    const {
      ReturnUrl: returnUrl,
      WebhookUrl: webhookUrl,
      SuccessUrl: successUrl = returnUrl,
      DeclineUrl: declineUrl = returnUrl,
    } = payment.ExtraData
    const { items, payments, total } = data.receipt
    if (!AMOUNT.test(payment.Amount) || kopecks(payment.Amount) === 0) return 'Amount is money with two decimals, above zero'
    if (![returnUrl, successUrl, declineUrl, webhookUrl].every(isHttp))
      return 'ReturnUrl, SuccessUrl, DeclineUrl and WebhookUrl are addresses'
    const fault = receiptFault(items, payments, total, payment.Amount)
    if (fault) return fault
    return {
      id: randomBytes(16).toString('hex'),
      reference: payment.OrderId,
      at: new Date().toISOString(),
      amount: payment.Amount,
      currency: payment.Currency,
      method: payment.PaymentMethod ?? 'card',
      description: payment.Description ?? '',
      email: customer?.Email ?? '',
      locale: customer?.Language === 'en' ? 'en' : 'ru',
      returnUrl,
      successUrl,
      declineUrl,
      webhookUrl,
      items,
      payments,
      state: 'pending',
      transactionId: null,
      reason: null,
      offersSaving: payment.RebillFlag === true,
      card: null,
      wallet: request.PaymentDetails?.Type ?? null,
      isConfirming: false,
      givenBack: [],
      reports: [],
    }
  } catch {
    return 'The request has another shape'
  }
}

/** A receipt must add up. */
function receiptFault(items: ReceiptItem[], payments: { type: number; sum: string }[], total: string, amount: string): string | null {
  const all = (sums: string[]) => sums.reduce((sum, one) => sum + kopecks(one), 0)
  if (items.some(({ price, quantity, sum }) => kopecks(price) * quantity !== kopecks(sum)))
    return 'An item is not its price times its quantity'
  if (all(items.map(({ sum }) => sum)) !== kopecks(total)) return 'Items do not add up to the total'
  if (all(payments.map(({ sum }) => sum)) !== kopecks(total)) return 'Payments do not add up to the total'
  return payments.find(({ type }) => type === 1)?.sum === amount ? null : 'The receipt is for another amount'
}
