export { DutyNote, type DutyNoteProps } from './duty-note.tsx'
