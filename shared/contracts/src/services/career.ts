import * as v from 'valibot'
import { PhoneOrEmail } from '../contact/contact.ts'
import { defineEndpoint, type FilePart } from '../core/endpoint.ts'
import { IdempotencyKey } from '../core/id.ts'
import { ALLOWED_SIGNS } from '../contact/forbidden-signs.ts'
import { MAX_RESUME_BYTES } from '../core/limits.ts'
import { Minor } from '../core/money.ts'
import { typedLine, typedMessage } from '../core/text/typed-text.ts'

/** schema.org values. */
export const Employment = v.picklist(['FULL_TIME', 'PART_TIME'])
export type Employment = v.InferOutput<typeof Employment>

export const Vacancy = v.object({
  id: v.string(),
  title: v.string(),
  /** City filter value: `moscow`. */
  cityKey: v.string(),
  city: v.string(),
  isRemote: v.boolean(),
  employment: Employment,
  /** Monthly salary in roubles before tax; null if negotiable. */
  salary: v.nullable(v.object({ from: Minor, to: v.nullable(Minor) })),
  /** YYYY-MM-DD. */
  posted: v.string(),
  about: v.string(),
  duties: v.array(v.string()),
  conditions: v.array(v.string()),
})
export type Vacancy = v.InferOutput<typeof Vacancy>

const example: Vacancy = {
  id: 'jeweler',
  title: 'Ювелир',
  cityKey: 'moscow',
  city: 'Москва',
  isRemote: false,
  employment: 'FULL_TIME',
  salary: { from: 140_000_00, to: null },
  posted: '2026-11-09',
  about: 'В мастерскую.',
  duties: ['Закрепка камней'],
  conditions: ['5/2'],
}

export const vacancies = defineEndpoint('/career', {
  name: 'vacancies',
  method: 'GET',
  answer: v.object({ result: v.array(Vacancy) }),
  about: 'Open positions, in the shopper’s language.',
  example: { answer: { result: [example] } },
})

const field = (empty: 'EMPTY_FULL_NAME' | 'EMPTY_FIELD', most: number) =>
  v.pipe(v.string(empty), typedLine, v.nonEmpty(empty), v.maxLength(most, 'TOO_LONG'))

export const RESUME: FilePart = { field: 'resume', maxBytes: MAX_RESUME_BYTES, types: ['pdf', 'doc', 'docx'] }
export const ABOUT_ONESELF_MAX = 2000

export const applyForJob = defineEndpoint('/career', {
  name: 'applyForJob',
  method: 'POST',
  /** multipart/form-data fields: all values are strings. */
  body: v.object({
    name: v.pipe(field('EMPTY_FULL_NAME', 120), v.regex(ALLOWED_SIGNS, 'WRONG_FIELD')),
    contact: PhoneOrEmail,
    /** Vacancy id, or a position as text. */
    position: field('EMPTY_FIELD', 120),
    about: v.optional(v.pipe(v.string(), typedMessage, v.maxLength(ABOUT_ONESELF_MAX, 'TOO_LONG')), ''),
    agreement: v.pipe(
      v.union([v.literal(true), v.picklist(['true', 'on', '1'])], 'PERSONAL_DATA_AGREEMENT'),
      v.transform(() => true),
    ),
    /** Idempotency key. */
    idempotencyKey: v.optional(IdempotencyKey),
  }),
  file: RESUME,
  answer: v.object({ result: v.literal(true), id: v.string() }),
  about:
    'Sends a résumé: multipart/form-data with the file `resume` (pdf, doc or docx up to 10 MB, known by its content). NO_RESUME without one, WRONG_FIELD for another kind, BODY_TOO_LARGE; five an hour from an address (TOO_MANY_REQUESTS), before the file is read; few at once (TOO_FAST, SERVER_BUSY with Retry-After).',
  example: {
    body: { name: 'Анна Петрова', contact: 'anna@example.com', position: 'jeweler', about: '', agreement: true },
    answer: { result: true, id: 'c0ffee00-0000-4000-8000-000000000000' },
  },
})
