export { LoyaltyTooltip as View } from './view.tsx'
