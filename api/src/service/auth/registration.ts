import { registrationWithPassword } from '@shop/contracts/auth/password'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Locale } from '@shop/contracts/shop/storefront'
import { name as nameVerdict, surname as surnameVerdict } from '@shop/forms/fields/names'
import { createUser } from '../../visitors/users/users.ts'
import { type Api, type Call, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import { linkPendingIdentity } from './provider/identities.ts'
import { countOne, REGISTRATIONS_FROM_ADDRESS, REGISTRATIONS_IN_SESSION } from '../../visitors/guards/limits.ts'
import { hashPassword } from './passwords.ts'
import { setSessionCookie, signIn } from './sign-in.ts'

/** POST /registration: step 4 of sign-in. */
export function serveRegistration(api: Api) {
  const { database, clock } = api
  implement(api, registrationWithPassword, async ({ body: { password, ...body }, sessionHash, visitor, reply }) => {
    const { locale } = visitor.shop
    const errors = { ...nameErrors(body, locale), ...(password !== null && !body.email && { email: 'EMPTY_EMAIL' as const }) }
    if (Object.keys(errors).length > 0) throw new Refused('WRONG_FORM_DATA', errors)
    await countRegistration(api, { sessionHash, visitor })
    if ((await sessionOf(database, sessionHash)).confirmedPhone !== body.phone) throw new Refused('PHONE_NOT_CONFIRMED')
    // Hashing is slow: done before the transaction, while no lock is held.
    const passwordHash = password === null ? null : await hashPassword(password)
    const { cookie, answer } = await database.transaction(async (connection) => {
      const owner = await sessionOf(connection, sessionHash)
      if (owner.confirmedPhone !== body.phone) throw new Refused('PHONE_NOT_CONFIRMED')
      const userId = await createUser(connection, clock, { ...body, passwordHash, locale })
      const { source, favorites } = body
      await linkPendingIdentity(connection, clock, { sessionId: owner.sessionId, phone: body.phone, userId })
      return signIn(connection, api, visitor, { sessionId: owner.sessionId, userId, source, method: 'sms', favorites })
    })
    setSessionCookie(reply, cookie, visitor.secure)
    return answer
  })
}

/** Counts a try to make an account; throws TOO_MANY_REQUESTS at the limit. */
export const countRegistration = (
  { database, clock, limits }: Api,
  { sessionHash, visitor }: Pick<Call<string, unknown>, 'sessionHash' | 'visitor'>,
) =>
  countOne(
    database,
    clock,
    [
      [REGISTRATIONS_IN_SESSION, sessionHash ?? ''],
      [REGISTRATIONS_FROM_ADDRESS, visitor.address],
    ],
    limits,
  )

/** Checks beyond the contract: alphabet of names by storefront. */
export function nameErrors({ name, surname }: { name: string; surname: string }, locale: Locale): Record<string, ErrorCode> {
  const wrong = { name: nameVerdict(name, locale), surname: surnameVerdict(surname, locale) }
  return Object.fromEntries(Object.entries(wrong).flatMap(([field, code]) => (code ? [[field, code]] : [])))
}
