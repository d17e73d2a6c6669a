export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx'
export { Note, type NoteProps } from './note.tsx'
