export { LoyaltyTooltip } from './view.tsx'
