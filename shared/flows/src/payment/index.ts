export { PAUSES_MS, createPolling, pauseFx, type Polling, type Visit } from './polling.ts'
