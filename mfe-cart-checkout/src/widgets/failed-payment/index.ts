export { FailedPayment as Widget } from './failed-payment.tsx'
