import type { PaymentState } from '@shop/contracts/orders/payment/payment'

/** A computer: the bank's app is on the phone beside it. */
export const isAtComputer = () => !matchMedia('(pointer: coarse)').matches

/** Whether the page shows a QR code for the phone. */
export const isByQr = ({ canRetry, fastPaymentUrl }: PaymentState): boolean => canRetry && fastPaymentUrl !== undefined && isAtComputer()
