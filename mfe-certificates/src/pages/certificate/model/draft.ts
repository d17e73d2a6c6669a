import { createEvent, createStore, type Scope } from 'effector'

/** What the form holds while it is typed: the live preview reads it, and it outlives a visit elsewhere and a new version of the page. */
export interface Draft {
  designId: number | null
  /** As typed: digits with spaces between the thousands. */
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

/** A sum that is often given: the field begins with it, and the card shows it while nothing is typed. */
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

/** From the form, all of its values, at every change: the preview follows each letter. */
export const draftChanged = createEvent<Draft>()
/** The certificate was ordered: there is nothing to lose any more. */
export const draftDone = createEvent<void>()
export const restore = createEvent<unknown>()

export const $draft = createStore<Draft>(EMPTY_DRAFT, { serialize: 'ignore' })
  .on(draftChanged, (_, draft) => draft)
  .on(restore, (draft, kept) => ({ ...draft, ...(kept as Partial<Draft>) }))
  .reset(draftDone)

/** Grows with every order: the form begins anew. */
export const $drafts = createStore(0, { serialize: 'ignore' }).on(draftDone, (drafts) => drafts + 1)

export const $dirty = $draft.map((draft) => draft !== EMPTY_DRAFT)
export const snapshot = (scope: Scope): Draft => scope.getState($draft)
