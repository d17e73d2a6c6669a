import { INSTALMENTS_LIMIT } from '../../../goods/catalog/product/instalments-limit.ts'
import { INSTALMENTS_NAME } from '@shop/contracts/cart/instalments-name'
import { fittingMinutes } from '@shop/i18n/facts'
import type { CartTexts } from './ru.ts'

const promocode: CartTexts['promocode'] = {
  applied: ({ percent, sum }) => (percent ? `${percent} off jewelry: −${sum}` : `${sum} off`),
  partly: ({ percent, sum, name }) => `${percent || 'The discount'} does not cover everything, −${sum}: ${name} is left out`,
  better: ({ other }) => `Discounts do not add up, ${other} takes off more`,
  equal: ({ other }) => `Discounts do not add up, ${other} takes off just as much`,
  notStarted: ({ date }) => `This code starts on ${date}`,
  ended: ({ date }) => `This code ended on ${date}`,
  usedUp: () => 'Everybody this code was meant for has used it',
  minimum: ({ minimum, missing }) => `This code works from ${minimum}: ${missing} to go`,
  noLines: () => 'This code is for pieces that are not in the bag',
  firstOrder: () => 'This code is for the first order only',
  otherCurrency: () => 'This code works in another country',
  choosePacking: () => 'Choose the festive box: it is free with this code',
  empty: () => 'This code changes nothing in this order',
  nothingLeft: () => 'This code changes nothing in this order',
}

const promocodeRow: CartTexts['promocodeRow'] = {
  applied: (percent) => (percent ? `${percent} off jewelry` : null),
  partly: (percent, name) => `${percent || 'The discount'} does not cover everything: ${name} is left out`,
}

const tender: CartTexts['tender'] = {
  ...promocode,
  applied: ({ sum }) => `Pays ${sum}`,
  partly: ({ sum, missing }) => `Pays ${sum}, ${missing} stays on it`,
  ended: ({ date }) => `This certificate ended on ${date}`,
  otherCurrency: () => 'This certificate is for another country',
  empty: () => 'Nothing is left on this certificate',
  nothingLeft: () => 'Other certificates pay for this order already',
}

export const en: CartTexts = {
  promocode,
  promocodeAtFullPrice: 'This code does not work on reduced pieces',
  promocodeRow,
  tender,
  freeDelivery: 'Delivery will be free',
  freePacking: 'The festive box is free',
  certificate: (tail) => `Certificate •• ${tail}`,
  deposit: (code) => `Gift certificate ${code}`,
  best: {
    promocode: (code: string) => `promo code ${code}`,
    without: (code: string) => `no promo code ${code}: with it you would pay more`,
    bonuses: (sum: string) => `bonuses worth ${sum}`,
    certificate: (code: string, sum: string) => `gift certificate ${code} for ${sum}`,
    noCode: 'Without a promo code',
    now: 'As it is now',
    due: (sum: string) => `You would pay ${sum}`,
  },
  sums: {
    pieces: (count) => `${String(count)} ${count === 1 ? 'piece' : 'pieces'}`,
    items: (count) => `${String(count)} ${count === 1 ? 'item' : 'items'}`,
    certificates: (count) => `${String(count)} ${count === 1 ? 'certificate' : 'certificates'}`,
    itemDiscount: 'Discount on pieces',
    promocode: (code) => `Promo code ${code}`,
    bonuses: 'Bonuses',
    engraving: 'Engraving',
    delivery: 'Delivery',
    untilFree: (rest: string) => `${rest} more for free delivery`,
    withDelivery: (sum: string) => `${sum} with delivery`,
    withCourier: (sum: string) => `With a courier from ${sum}`,
    beyondRing: (km, sum) => `${String(km)} km beyond the ring road: ${sum}`,
    exactHour: (sum) => `an hour of your choice: ${sum}`,
    left: (sum) => `Balance: ${sum}`,
  },
  giftPack: { name: 'Gift box and ribbon', description: 'A velvet box, a ribbon and a card with your words' },
  festivePack: { name: 'Festive box', description: 'An embossed hard box, a silk ribbon and a sprig of cotton' },
  courierWithoutFitting: 'To the door',
  shopWithoutFitting: 'Collect it when it suits you',
  atTheDoor: (name) => `${name}, left at the door`,
  delivery: {
    courier: { name: 'Courier', description: `${fittingMinutes('en')} to try things on, keep what you like` },
    post: { name: 'By post', description: 'A letter with tracking, free' },
    ems: { name: 'EMS courier', description: 'To the door, with tracking' },
    express: { name: 'Express in three hours', description: 'Ordered before 4:00 p.m. on weekdays' },
    sameDay: { name: 'Same day', description: 'Ordered before 1:00 p.m. on weekdays' },
    pickpoint: { name: 'Pickup point', description: 'Points and lockers near you' },
    shop: { name: '{{brand}} store', description: 'We fit and resize on the spot' },
    pickup: { name: 'Collection', description: 'From our warehouse' },
    onlineCertificate: { name: 'Electronic certificate', description: 'Comes by mail or text message' },
  },
  payment: {
    card: { name: 'Card online', description: 'Visa, Mastercard' },
    fastPayment: { name: 'Fast payment system', description: "By QR code or in your bank's app" },
    instalments: { name: INSTALMENTS_NAME.en, description: 'A quarter today, nothing on top' },
    onReceipt: { name: 'On delivery', description: 'By card or in cash' },
  },
  restrictions: {
    instalments: INSTALMENTS_LIMIT.en,
    instalmentsCertificates: 'Gift certificates are not sold in four payments.',
    onReceipt: 'This delivery cannot be paid for on receipt.',
    free: 'The sizer is free, and so is its delivery.',
    covered: 'Certificates pay for the whole order, there is nothing to add.',
  },
  estimation: { next: (date) => `Next available: ${date}` },
}
