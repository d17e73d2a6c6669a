import { instalmentTexts } from '@shop/flows/texts/instalments/en'
import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  ...instalmentTexts,
  title: 'Payment',
  loading: 'Looking at the payment…',
  processing: 'Checking the payment',
  processingText: 'We are waiting for the bank. It usually takes seconds; this page follows by itself.',
  slowText: 'The bank is silent so far, and we keep asking. If you have paid, this page follows by itself, and nothing is charged twice.',
  payAgain: 'Pay again, {{sum}}',
  firstPaymentAgain: 'Try again: first payment {{sum}}',
  otherWay: 'Another way',
  checking: 'Checking the payment. If you have paid, this page follows by itself.',
  nothing: 'There is nothing to pay now',
  text: 'An order that is not paid yet can be paid here. You have none.',
  toOrder: 'See the order',
  toBag: 'Go to the bag',
  toCatalog: 'Browse jewelry',
  unpaidTitle: 'Order {{number}} is waiting for payment',
  unpaidText: 'The pieces are set aside for you. If you have paid already, nothing is lost: the bank tells us and the order becomes paid.',
  declinedTitle: 'The bank declined the payment',
  declinedText: 'No money was taken. Most often it is a limit on online purchases, which your bank’s app changes in a minute.',
  held: 'The pieces are yours until',
  way: 'Payment method',
  pay: 'Pay {{sum}}',
  placeSum: 'Place the order, {{sum}}',
  paidAlready: 'I have paid, check again',
  safe: 'You pay on the bank’s page. The store never sees your card.',
  onReceiptText: 'You pay when you receive the order. Nothing is charged now.',
  expiredTitle: 'The time to pay is over',
  expiredText:
    'Order {{number}} was released and the pieces are for sale again. No money was taken; if the bank took it after all, we send it back.',
  cancelledTitle: 'The order was canceled',
  cancelledText: 'Order {{number}} was canceled, there is nothing to pay.',
  refundedTitle: 'The money is going back to you',
  refundedText: 'What you paid for order {{number}} is on its way back. Your bank returns it within {{days}} days.',
}
