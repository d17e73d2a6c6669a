import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Payment',
  loading: 'Looking at the payment…',
  processing: 'Checking the payment',
  processingText: 'We are waiting for the bank. It usually takes seconds; this page follows by itself.',
  nothing: 'There is nothing to pay now',
  text: 'An order that is not paid yet can be paid here. You have none.',
  toBag: 'Go to the bag',
  toCatalog: 'Browse jewelry',
  unpaidTitle: 'Order {{number}} is waiting for payment',
  unpaidText: 'The pieces are set aside for you. If you have paid already, nothing is lost: the bank tells us and the order becomes paid.',
  declinedTitle: 'The bank declined the payment',
  declinedText: 'No money was taken. Most often it is a limit on online purchases, which your bank’s app changes in a minute.',
  held: 'The pieces are yours until',
  way: 'Payment method',
  card: 'Card',
  cardNote: 'Visa, Mastercard',
  fastPayment: 'Fast payment system',
  fastPaymentNote: 'Your bank’s app opens',
  pay: 'Pay {{sum}}',
  paidAlready: 'I have paid, check again',
  safe: 'You pay on the bank’s page. The store never sees your card.',
  expiredTitle: 'The time to pay is over',
  expiredText:
    'Order {{number}} was released and the pieces are for sale again. No money was taken; if the bank took it after all, we send it back.',
  cancelledTitle: 'The order was cancelled',
  cancelledText: 'Order {{number}} was cancelled, there is nothing to pay.',
  refundedTitle: 'The money was sent back',
  refundedText: 'We refunded order {{number}}. The bank returns the money within a few days.',
}
