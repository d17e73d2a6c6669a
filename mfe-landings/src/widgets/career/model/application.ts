import { createEvent, createStore, sample } from 'effector'
import { applyForJob } from '@shop/contracts/services/career'
import { forgetDraftOn } from '@shop/flows/kept-draft'
import { failureOf, randomId } from '@shop/http'
import { createUpload } from '@shop/http/upload'
import type { Fields } from '../fields.ts'
import { OTHER } from '../other-position.ts'
import { arrived } from './draft.ts'
import { opened } from './vacancies.ts'

/** Valid form values. */
export const submitted = createEvent<Fields>()
export const anotherWanted = createEvent<void>()

const upload = createUpload(applyForJob)
const { uploadFx } = upload
export const { $progress, cancelled } = upload

export const $failure = failureOf(uploadFx).reset(opened, submitted, anotherWanted)

export const DRAFT_KEY = 'application-draft'
forgetDraftOn(uploadFx.done, DRAFT_KEY)

/** An unchanged application keeps its idempotency key: its response may have been lost. */
const $letter = createStore<{ fields: Fields; key: string } | null>(null, { serialize: 'ignore' })
  .on(submitted, (letter, fields) => (letter && isSame(letter.fields, fields) ? letter : { fields, key: randomId() }))
  .reset(uploadFx.done)

const isSame = ({ resume: one, ...words }: Fields, { resume: other, ...rest }: Fields) =>
  one === other && JSON.stringify(words) === JSON.stringify(rest)

/** The applicant's contact; null until sent. */
export const $sentFrom = createStore<string | null>(null, { serialize: 'ignore' })
  .on(uploadFx.done, (_, { params }) => params.body.contact)
  .reset(anotherWanted)

// Ignores a second click while sending.
const ready = sample({ clock: submitted, source: uploadFx.pending, filter: (busy) => !busy })
sample({
  clock: ready,
  source: $letter,
  filter: Boolean,
  fn: ({ fields: { resume, vacancy, otherPosition, ...words }, key }) => ({
    body: { ...words, position: vacancy === OTHER ? otherPosition : vacancy, agreement: true, idempotencyKey: key },
    file: resume,
  }),
  target: uploadFx,
})
sample({ clock: uploadFx.done, fn: () => undefined, target: arrived })
