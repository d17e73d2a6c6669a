export { newRetries, useRetryWhenBack, whenBack } from './when-back.ts'
