export { useRetryWhenBack, whenBack } from './when-back.ts'
