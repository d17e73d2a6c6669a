export { PAUSES_MS, createPolling, pauseFx, type Polling, type Visit } from './polling.ts'
export { SLOW_AFTER_MS, useSlow } from './use-slow.ts'
