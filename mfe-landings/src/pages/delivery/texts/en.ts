import { INSTALMENTS_NAME } from '@shop/contracts/cart/instalments-name'
import type { Translation } from '@shop/i18n'
import { deliveryTexts } from '@shop/flows/texts/delivery/en'
import type { texts as ru } from './ru.ts'
import { parcelKeptDays } from '@shop/i18n/facts'

export const texts: Translation<typeof ru> = {
  ...deliveryTexts,
  title: 'Delivery and payment',
  description: 'How and how soon we deliver: {{city}} and beyond. Couriers, pickup points, stores, times, prices and payment.',
  home: 'Home',
  contents: 'Contents',
  inCity: 'How we deliver',
  lead: 'Every piece travels insured, in its case and with its passport.',
  payment: 'How to pay',
  card: 'By card on the site',
  cardText: 'Mir, Visa, Mastercard. Charged when the order is packed',
  fastPayment: 'Fast payment system',
  fastPaymentText: 'By a link or a QR code, without a fee',
  instalments: INSTALMENTS_NAME.en,
  instalmentsText: 'A quarter today, the rest every two weeks, for the same sum. Not for certificates',
  onReceipt: 'On receipt',
  onReceiptText: 'By card or in cash: to the courier, in a store, at points with a till',
  cardAbroadText: 'Visa and Mastercard of any country',
  pickupPoints: 'Pickup points',
  pointsLead: `A parcel waits for ${parcelKeptDays('en')}.`,
  providers: 'Whose points',
  list: 'Points nearby',
  map: 'Map of pickup points',
  roundTheClock: 'round the clock',
  till: 'till {{time}}',
  automat: 'parcel locker',
  withFitting: 'with a fitting room',
  more: 'Show more',
  shownOf: '{{shown}} of {{total}} shown',
  pointsFailed: 'An error occurred while getting pickup points',
  retry: 'Try again',
  questions: 'What people ask most',
  whenLate: 'What if I am not at home?',
  whenLateText:
    'The courier calls an hour before and waits for twenty minutes. If you missed each other, we come again on a better day, free.',
  whoReceives: 'Can somebody else receive the order?',
  whoReceivesText: 'Yes. Give their name and phone at checkout: they get the code, you get the receipt.',
  howPacked: 'How are the pieces packed?',
  howPackedText: 'In a case, a box and a sealed bag. Nothing outside tells the name or the price: a gift stays a surprise.',
  changeOrder: 'Can I change the address after paying?',
  changeOrderText: 'Until the courier has it, yes: write or call and we put it right. After that, only the day.',
}
