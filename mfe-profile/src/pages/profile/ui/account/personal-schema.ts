import * as v from 'valibot'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { PersonalData } from '@shop/contracts/account/profile'
import { serverDate } from '@shop/contracts/core/time/clock'
import { email } from '@shop/forms/fields/contact'
import { birthday } from '@shop/forms/fields/dates'
import { validated } from '@shop/forms/resolver'
import { nameFields } from '#features/person/name-schema.ts'
import type { Changes } from '../../model/account/personal.ts'

const orEmpty = (verdict: (text: string) => ReturnType<typeof email>) => (text: string) => (text === '' ? null : verdict(text))

/** Names by storefront alphabet; e-mail and birthday are optional. */
export const personalFields = (locale: Locale) =>
  v.object({
    ...nameFields(locale),
    email: v.pipe(v.string(), v.trim(), validated(orEmpty(email))),
    birthday: v.pipe(v.string(), v.trim(), validated(orEmpty((text) => birthday(text, serverDate())))),
    isSubscribed: v.boolean(),
  })

export type PersonalFields = v.InferOutput<ReturnType<typeof personalFields>>

export const fieldsOf = ({ name: first, surname: last, email: mail, birthday: day, isSubscribed }: PersonalData): PersonalFields => ({
  name: first,
  surname: last,
  email: mail ?? '',
  birthday: day ?? '',
  isSubscribed,
})

/** Changed fields; null without changes. */
export function changesOf(fields: PersonalFields, known: PersonalData): Changes | null {
  const before = fieldsOf(known)
  const changes: Changes = {
    ...(fields.name !== before.name && { name: fields.name }),
    ...(fields.surname !== before.surname && { surname: fields.surname }),
    ...(fields.email !== before.email && { email: fields.email || null }),
    ...(fields.birthday !== before.birthday && fields.birthday && { birthday: fields.birthday }),
    ...(fields.isSubscribed !== before.isSubscribed && { isSubscribed: fields.isSubscribed }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}
