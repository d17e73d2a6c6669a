import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  title: 'Pay for somebody’s order',
  heading: 'You are asked to pay for an order',
  lead: 'Somebody has chosen jewelry and sent you this link. The order stays theirs; you only pay.',
  what: 'In the order',
  hidden: 'What is inside is a secret for now: whoever sent the link has decided so.',
  sum: 'To pay',
  until: 'You can pay until',
  untilWhy: 'The pieces are set aside until then. After that the order is released by itself, and the link has nothing to pay.',
  payCard: 'Pay by card',
  payFast: 'Pay by fast payment',
  safe: 'You pay on the bank’s page. The store never sees your card. If the order is canceled or returned, the money comes back to you.',
  again: 'I have paid, check again',
  checking: 'Checking the payment. If you have paid, this page follows by itself.',
  processing: 'Checking the payment',
  processingText: 'We are waiting for the bank. It usually takes seconds; this page follows by itself.',
  paidTitle: 'The order is paid',
  paidText: 'Thank you! We have told whoever sent you the link. There is nothing more to do.',
  paidSum: 'Paid',
  paidOn: 'On',
  receipt: 'The receipt goes to whoever placed the order. Your payment is in your bank statement.',
  cancelledTitle: 'There is nothing to pay',
  cancelledText: 'The order was canceled, or its owner has withdrawn the link.',
  expiredTitle: 'The time to pay is over',
  expiredText:
    'The pieces were set aside for {{minutes}} minutes, then the order was released by itself. No money was taken by this link. Ask whoever sent it to repeat the order (there is a button on the order’s page) and to send you a new link.',
  oneReturned: 'Two people have paid by this link. The second payment goes back to where it came from within {{days}} days.',
  returned: 'The payment by this link goes back to where it came from within {{days}} days.',
  toCatalog: 'Browse jewelry',
}
