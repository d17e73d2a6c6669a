/** Payment page of an unpaid order. `step=payment` skips polling: the shopper does not return from the bank. */
export const paymentAddress = (orderId: string) => `/payment?order=${encodeURIComponent(orderId)}&step=payment`
