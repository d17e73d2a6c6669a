export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx'
export { FormError, type FormErrorProps } from './form-error.tsx'
export { Note, type NoteProps } from './note.tsx'
