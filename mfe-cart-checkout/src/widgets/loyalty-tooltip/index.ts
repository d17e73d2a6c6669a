export { LoyaltyTooltip as Widget } from './view.tsx'
