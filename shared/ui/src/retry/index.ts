export { whenBack } from './when-back.ts'
export { useRetryWhenBack } from './use-retry-when-back.ts'
