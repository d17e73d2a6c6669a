export { inSentence } from './in-sentence.ts'
export { useErrorOf } from './use-error-of.ts'
export { useHiddenErrors } from './use-hidden-errors.ts'
