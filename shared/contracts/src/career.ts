import * as v from 'valibot'
import { defineEndpoint } from './endpoint.ts'

export const Vacancy = v.object({
  id: v.string(),
  title: v.string(),
  city: v.string(),
  about: v.string(),
  duties: v.array(v.string()),
  conditions: v.array(v.string()),
})
export type Vacancy = v.InferOutput<typeof Vacancy>

export const vacancies = defineEndpoint('/career', {
  name: 'vacancies',
  method: 'GET',
  answer: v.object({ result: v.array(Vacancy) }),
  about: 'Open positions, in the shopper’s language.',
  example: {
    answer: {
      result: [
        { id: 'jeweler', title: 'Ювелир', city: 'Москва', about: 'В мастерскую.', duties: ['Закрепка камней'], conditions: ['5/2'] },
      ],
    },
  },
})

const field = (empty: 'EMPTY_FULL_NAME' | 'EMPTY_FIELD', most: number) =>
  v.pipe(v.string(empty), v.trim(), v.nonEmpty(empty), v.maxLength(most, 'TOO_LONG'))

export const applyForJob = defineEndpoint('/career', {
  name: 'applyForJob',
  method: 'POST',
  /** Fields of multipart/form-data, where everything is a text; the file is `resume`. */
  body: v.object({
    name: field('EMPTY_FULL_NAME', 120),
    /** Phone or e-mail. */
    contact: field('EMPTY_FIELD', 120),
    /** Id of a vacancy, or the position in words. */
    position: field('EMPTY_FIELD', 120),
    about: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000, 'TOO_LONG')), ''),
    agreement: v.pipe(
      v.union([v.literal(true), v.picklist(['true', 'on', '1'])], 'PERSONAL_DATA_AGREEMENT'),
      v.transform(() => true),
    ),
  }),
  answer: v.object({ result: v.literal(true), id: v.string() }),
  about:
    'Sends a résumé: multipart/form-data with the file `resume` (pdf, doc or docx up to 10 MB, known by its content). NO_RESUME without one, WRONG_FIELD for another kind, BODY_TOO_LARGE; five an hour from an address (TOO_MANY_REQUESTS).',
  example: {
    body: { name: 'Анна Петрова', contact: 'anna@example.com', position: 'jeweler', about: '', agreement: true },
    answer: { result: true, id: 'c0ffee00-0000-4000-8000-000000000000' },
  },
})
