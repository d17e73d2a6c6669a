export { useErrorOf } from './use-error-of.ts'
