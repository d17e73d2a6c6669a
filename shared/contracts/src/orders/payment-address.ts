/** Where an unpaid order can be paid: it is not asked about as if the shopper came back from the bank. */
export const paymentAddress = (orderId: string) => `/payment?order=${encodeURIComponent(orderId)}&step=payment`
