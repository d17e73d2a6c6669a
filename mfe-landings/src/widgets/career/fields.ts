import * as v from 'valibot'
import { ABOUT_ONESELF_MAX, RESUME } from '@shop/contracts/services/career'
import { fileOf } from '@shop/forms/fields/file'
import { required } from '@shop/forms/required'
import { validated } from '@shop/forms/resolver'
import { agreement, contact, nameOf, words } from '#features/letter/fields.ts'
import { OTHER } from './other-position.ts'

/** Application form schema; messages are error codes. */
export const fields = v.pipe(
  v.object({
    vacancy: v.pipe(
      v.string(),
      validated((id: string) => required(id)),
    ),
    otherPosition: words(120),
    name: nameOf('EMPTY_FULL_NAME'),
    contact,
    about: words(ABOUT_ONESELF_MAX),
    resume: v.pipe(
      v.nullable(v.file()),
      validated((file: File | null) => fileOf(file, RESUME, 'NO_RESUME')),
      v.transform((file) => file as File),
    ),
    agreement,
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
