export { PasskeyOffer as Widget } from './passkey-offer.tsx'
