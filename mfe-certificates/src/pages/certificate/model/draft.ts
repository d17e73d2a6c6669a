import { createEvent, createStore, type Scope } from 'effector'

/** Form values for the live preview; they survive navigation and version swaps. */
export interface Draft {
  designId: number | null
  /** As typed: digits with spaces as thousands separators. */
  amount: string
  recipientName: string
  /** E-mail or phone. */
  recipient: string
  message: string
  when: 'now' | 'later'
  /** dd.mm.yyyy, as typed. */
  day: string
  senderName: string
  email: string
  agreement: boolean
}

/** Where the tab keeps the draft for a reload. */
export const DRAFT_KEY = 'certificate-draft'

/** Default amount, also shown on the preview while the field is empty. */
export const AMOUNT_AT_FIRST = '10\u00a0000'

const EMPTY_DRAFT: Draft = {
  designId: null,
  amount: AMOUNT_AT_FIRST,
  recipientName: '',
  recipient: '',
  message: '',
  when: 'now',
  day: '',
  senderName: '',
  email: '',
  agreement: false,
}

/** All form values on every change. */
export const draftChanged = createEvent<Draft>()
/** Ordered: nothing is unsaved. */
export const draftDone = createEvent<void>()
export const restore = createEvent<unknown>()

export const $draft = createStore<Draft>(EMPTY_DRAFT, { serialize: 'ignore' })
  .on(draftChanged, (_, draft) => draft)
  .on(restore, (draft, kept) => ({ ...draft, ...(kept as Partial<Draft>) }))
  .reset(draftDone)

/** Increases with every order: remounts the form. */
export const $drafts = createStore(0, { serialize: 'ignore' }).on(draftDone, (drafts) => drafts + 1)

export const $dirty = $draft.map((draft) => draft !== EMPTY_DRAFT)
export const snapshot = (scope: Scope): Draft => scope.getState($draft)
