export { useEarlyTick } from './use-early-tick.ts'
export { useHydrated } from './use-hydrated.ts'
