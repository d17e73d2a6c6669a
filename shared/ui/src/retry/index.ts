export { useRetryWhenBack } from './use-retry-when-back.ts'
