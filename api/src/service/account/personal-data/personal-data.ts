import { profileInfo, PersonalData, updateProfile } from '@shop/contracts/account/profile'
import type { Locale } from '@shop/contracts/shop/storefront'
import { birthday as birthdayVerdict } from '@shop/forms/fields/dates'
import { name as nameVerdict, surname as surnameVerdict } from '@shop/forms/fields/names'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { type Api, type Call, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'
import { countUpdate } from '../../../visitors/guards/count-update.ts'
import { moveSubscription, recordSubscription } from '../../../visitors/users/users.ts'

interface Change {
  name?: string | undefined
  surname?: string | undefined
  email?: string | null | undefined
  birthday?: string | undefined
  isSubscribed?: boolean | undefined
}

const READ = `
  SELECT id, phone, email, name, surname, to_char(birthday, 'DD.MM.YYYY') AS birthday, birthday IS NULL AS "canChangeBirthday",
    is_subscribed AS "isSubscribed", email_confirmed_at IS NOT NULL AS "isEmailConfirmed"
  FROM users WHERE id = $1`

const WRITE = `
  UPDATE users SET name = $2, surname = $3, email = $4, birthday = to_date($5, 'DD.MM.YYYY'), is_subscribed = $6,
    email_confirmed_at = CASE WHEN email IS NOT DISTINCT FROM $4 THEN email_confirmed_at END
  WHERE id = $1`

/** Personal data, read and changed by its shopper only. */
export function servePersonalData(api: Api) {
  implement(api, profileInfo, async ({ sessionHash }) => ({
    result: await readPersonalData(api.database, await signedInUser(api.database, sessionHash)),
  }))
  implement(api, updateProfile, async ({ body, sessionHash, visitor }: Call<string, Change>) => {
    const errors = verdictsOf(body, visitor.shop.locale, api.clock.now())
    if (Object.keys(errors).length > 0) throw new Refused('WRONG_FORM_DATA', errors)
    await countUpdate(api, { sessionHash, visitor })
    const result = await api.database.transaction(async (connection) => {
      const userId = await signedInUser(connection, sessionHash)
      await connection.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [userId])
      return change(connection, api, await readPersonalData(connection, userId), body)
    })
    return { result }
  })
}

export async function readPersonalData(connection: Queryable, userId: number): Promise<PersonalData> {
  const row = await rowOf(connection, PersonalData, READ, [userId])
  if (!row) throw new Refused('UNAUTHORIZED')
  return row
}

async function change(connection: Queryable, { clock }: Api, known: PersonalData, body: Change): Promise<PersonalData> {
  const { birthday = known.birthday, isSubscribed = known.isSubscribed, name = known.name, surname = known.surname } = body
  const email = body.email === undefined ? known.email : (body.email?.toLowerCase() ?? null)
  const isEmailConfirmed = known.isEmailConfirmed && email === known.email
  const next = { ...known, name, surname, email, birthday, isSubscribed, isEmailConfirmed, canChangeBirthday: birthday === null }
  if (JSON.stringify(next) === JSON.stringify(known)) throw new Refused('NOT_CHANGED')
  if (known.birthday !== null && birthday !== known.birthday) throw new Refused('BIRTHDAY_ONCE', { birthday: 'BIRTHDAY_ONCE' })
  await connection.query(WRITE, [known.id, name, surname, email, birthday, isSubscribed])
  if (email !== known.email && known.isEmailConfirmed) await moveSubscription(connection, clock, known.id, known.email)
  if (isSubscribed !== known.isSubscribed) await recordSubscription(connection, clock, known.id, isSubscribed)
  return next
}

/** Checks beyond the contract: alphabet of names by storefront, dates that exist and are in the past. */
function verdictsOf(body: Change, locale: Locale, now: Date): Record<string, ErrorCode> {
  const verdicts = {
    name: body.name === undefined ? null : nameVerdict(body.name, locale),
    surname: body.surname === undefined ? null : surnameVerdict(body.surname, locale),
    birthday: body.birthday === undefined ? null : birthdayVerdict(body.birthday, now),
  }
  return Object.fromEntries(Object.entries(verdicts).flatMap(([field, code]) => (code ? [[field, code]] : [])))
}
