export { forgetDraft, useKeptDraft } from './kept-draft.ts'
