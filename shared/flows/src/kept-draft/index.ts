export { forgetDraft, forgetDraftOn, useKeptDraft } from './kept-draft.ts'
