export { DeliveryOffers, type DeliveryOffersProps } from './delivery-offers.tsx'
export { daysInWords } from './promise.ts'
