import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  failedTitle: 'The bank declined the payment',
  failedText: 'No money was taken. Most often it is a limit on online purchases, which your bank’s app changes in a minute.',
  failedHeld: 'The pieces are yours until',
  payAgain: 'Pay again, {{sum}}',
  firstPaymentAgain: 'Try again: first payment {{sum}}',
  failedOther: 'Choose another way',
  removedTitle: 'Somebody was quicker',
  removedGone: 'No longer in stock',
  removedLeft: '{{left}} of {{wanted}} left',
  removedGoOn: 'Go on with what is left',
  removedToBag: 'Back to the bag',
  removedToCatalog: 'Browse jewelry',
  commentTitle: 'Note to the order',
  commentLabel: 'What should we know',
  commentHint: 'Read by whoever packs the order',
  commentSave: 'Save',
  bonusesTitle: 'Bonuses',
  bonusesBalance: 'You have',
  bonusesHere: 'For this order',
  bonusesWhy: 'Bonuses pay for up to {{share}} of full-price pieces. One bonus is one rouble.',
  bonusesNone: 'No bonuses yet. They come once you have received an order.',
  bonusesSpend: 'Use {{sum}}',
  bonusesKeep: 'Keep them for later',
  bonusesRules: 'Rules of the program',
}
