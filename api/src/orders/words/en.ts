import type { OrderWords } from './ru.ts'

export const en: OrderWords = {
  statuses: {
    created: 'Placed',
    paid: 'Paid',
    accepted: 'Accepted',
    assembling: 'Being packed',
    shipped: 'On its way',
    ready: 'Ready to collect',
    completed: 'Received',
    expired: 'Not paid in time',
    cancelled: 'Cancelled',
    refunded: 'Money returned',
  },
  covered: 'By certificates',
  payselection: 'Card or fast payment',
  declined: {
    insufficient_funds: 'There is not enough money on the card. Nothing was taken.',
    card_expired: 'The card has expired. Nothing was taken.',
    wrong_cvc: 'The bank did not recognize the card: check the code on its back. Nothing was taken.',
    limit_exceeded: 'The limit of the card is exceeded. Nothing was taken.',
    other: 'The bank declined the payment. Nothing was taken.',
  },
  receipt: { delivery: 'Delivery', packaging: 'Packaging', order: (number) => `Order ${number} at {{brand}}` },
}
