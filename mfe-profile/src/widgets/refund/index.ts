export { RefundPopup as Widget } from './refund.tsx'
