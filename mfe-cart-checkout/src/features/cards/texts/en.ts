import type { cardTexts as ru } from './ru.ts'

export const cardTexts: typeof ru = {
  whichCard: 'Which card',
  cardUntil: 'valid through\u00a0{{month}}',
  cardOver: 'expired\u00a0{{month}}',
  newCard: 'New card',
  newCardNote: 'You enter it on the bank’s page',
  saveCard: 'Remember the card for next time',
  saveCardNote: 'We never see the number: the bank keeps it. You can remove the card in your personal details.',
  chargedAtOnce: 'This card is charged right away. Your bank may ask you to confirm.',
}
