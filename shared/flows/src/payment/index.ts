export { PAUSES_MS, createPolling, pauseFx, type Polling, type PaymentVisit } from './polling.ts'
export { useSlow } from './use-slow.ts'
export { useDeadline } from './use-deadline.ts'
