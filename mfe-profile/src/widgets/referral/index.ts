export { ReferralPopup as Widget } from './referral.tsx'
