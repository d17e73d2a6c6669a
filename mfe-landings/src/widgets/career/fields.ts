import * as v from 'valibot'
import { ABOUT_ONESELF_MAX, RESUME } from '@shop/contracts/career'
import { login, phoneNumber } from '@shop/forms/contact'
import { fileOf } from '@shop/forms/file'
import { checked, lengthWithin, required } from '@shop/forms/required'
import { judged } from '@shop/forms/resolver'
import { allowedSigns } from '@shop/forms/signs'
import { OTHER } from './other-position.ts'

const words = (most: number) => judged((text: string) => lengthWithin(text, { max: most }))

/** What an applicant may send: each field's message is an error code. */
export const fields = v.pipe(
  v.object({
    vacancy: v.pipe(
      v.string(),
      judged((id: string) => required(id)),
    ),
    otherPosition: v.pipe(v.string(), v.trim(), words(120)),
    name: v.pipe(
      v.string(),
      v.trim(),
      judged((text: string) => required(text, 'EMPTY_FULL_NAME')),
      judged(allowedSigns),
      words(120),
    ),
    contact: v.pipe(
      v.string(),
      v.trim(),
      judged(login),
      v.transform((text) => (text.includes('@') ? text.toLowerCase() : phoneNumber(text))),
    ),
    about: v.pipe(v.string(), v.trim(), words(ABOUT_ONESELF_MAX)),
    resume: v.pipe(
      v.nullable(v.file()),
      judged((file: File | null) => fileOf(file, RESUME, 'NO_RESUME')),
      v.transform((file) => file as File),
    ),
    agreement: v.pipe(
      v.boolean(),
      judged((value: boolean) => checked(value, 'PERSONAL_DATA_AGREEMENT')),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['vacancy'], ['otherPosition']],
      ({ vacancy, otherPosition }) => vacancy !== OTHER || otherPosition !== '',
      'EMPTY_FIELD',
    ),
    ['otherPosition'],
  ),
)
export type Draft = v.InferInput<typeof fields>
export type Fields = v.InferOutput<typeof fields>
