interface PaymentAddress {
  /** `processing`: back from the bank, whose answer is waited for. */
  step?: 'payment' | 'processing' | undefined
  /** Of a letter: opens the order in any browser. */
  key?: string | null | undefined
}

/** Payment page of an unpaid order. */
export const paymentAddress = (orderId: string, { step = 'payment', key }: PaymentAddress = {}) =>
  `/payment?order=${encodeURIComponent(orderId)}&step=${step}${key ? `&key=${encodeURIComponent(key)}` : ''}`
