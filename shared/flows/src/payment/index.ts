export { PAUSES_MS, createPolling, pauseFx, type Polling, type Visit } from './polling.ts'
export { useSlow } from './use-slow.ts'
