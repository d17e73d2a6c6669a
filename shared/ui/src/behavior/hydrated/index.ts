export { useEarlyTick } from './use-early-tick.ts'
export { useEarlyText } from './use-early-text.ts'
export { useHydrated } from './use-hydrated.ts'
