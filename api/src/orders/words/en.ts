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
    cancelled: 'Canceled',
    refunded: 'Returned',
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
  moneyBack: {
    card: 'To the card you paid with',
    fastPayment: 'To the account you paid from',
    instalments: 'What you have paid, to your card; the rest is not charged',
    account: 'To your bank account',
    desk: 'At the store’s cash desk',
    certificates: 'To gift certificates',
    bonuses: 'As bonuses',
  },
  moneyBackBy: (name, day) => `${name}, by ${day}`,
  receipt: { delivery: 'Delivery', packaging: 'Packaging', order: (number) => `Order ${number} at {{brand}}` },
}
