import type { OrderTexts } from './ru.ts'

export const en: OrderTexts = {
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
  free: 'Nothing to pay',
  covered: 'By certificates',
  moneyBack: {
    card: 'To the card that paid',
    fastPayment: 'To the account that paid',
    instalments: 'What you have paid, to your card; the rest is not charged',
    account: 'To your bank account',
    desk: 'At the store’s cash desk',
    certificates: 'To gift certificates',
    bonuses: 'As bonuses',
  },
  moneyBackBy: (name, day) => `${name}, by ${day}`,
  receipt: {
    delivery: 'Delivery',
    packaging: 'Packaging',
    engraving: 'Engraving',
    order: (number) => `Order ${number} at {{brand}}`,
    exchange: (number) => `Difference for the size exchange ${number}`,
  },
}
