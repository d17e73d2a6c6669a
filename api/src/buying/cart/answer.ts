import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Choices, FullCartAnswer, FullCartData } from '@shop/contracts/cart/full-cart'
import type { Queryable } from '../../platform/db/database.ts'
import { idRow, rowOf } from '../../platform/db/rows.ts'
import type { Api, Call } from '../../platform/http/implement.ts'
import { errorText, Refused } from '../../platform/http/refusal.ts'
import { cityKnown } from '../../goods/places/cities/city-known.ts'
import { LOCK_CART } from './cart-sql.ts'
import type { CodeOutcome } from './codes/codes.ts'
import type { Shortage } from './lines.ts'
import { chosenBy, keepChoices } from './choices/kept.ts'
import { placeFaults } from './choices/place.ts'
import { readFullCart } from './whole-cart.ts'

export type CartCall = Call<string, Choices>

/** Side effects of a change. */
export interface Outcome {
  shortage?: Shortage
  code?: CodeOutcome
  codeError?: ErrorCode | null
  packageError?: ErrorCode | null
}

export interface Held {
  connection: Queryable
  cart: number
}

/** A change of the bag, made under its lock. */
export type Change = (held: Held) => Promise<Outcome>

/** Runs a change under the bag's lock and returns the resulting bag. */
export const changed = async (api: Api, call: CartCall, change: Change): Promise<FullCartAnswer> =>
  answer(api, call, await inCart(api, call, change))

/** Runs the work while the bag is locked against other changes. */
export const inCart = <Result>(api: Api, call: CartCall, work: (held: Held) => Promise<Result>): Promise<Result> =>
  api.database.transaction(async (connection) => {
    const held = await rowOf(connection, idRow, LOCK_CART, [call.sessionHash])
    // The cookie is valid but the session is gone: a new token starts a new one.
    if (!held) throw new Refused('CSRF_EXPIRED')
    return work({ connection, cart: held.id })
  })

/** The bag with all calculations, and the errors of the change. */
export async function answer(
  api: Api,
  { sessionHash, visitor: { shop }, body, request }: CartCall,
  outcome: Outcome = {},
): Promise<FullCartAnswer> {
  const cityCookie = cityKnown(api, request)
  const sent = await chosenBy(api.database, body, { shop, cityCookie })
  await keepChoices(api.database, sessionHash ?? '', sent)
  const whole = await readFullCart(api.database, sessionHash ?? '', { shop, sent, cityCookie, now: api.clock.now() })
  if (!whole) throw new Refused('CSRF_EXPIRED')
  const { locale } = shop
  const { shortage = null, packageError = null } = outcome
  const certificateError = codeFault(whole.data, outcome, (code) => errorText(locale, code))
  const cartData = {
    ...whole.data,
    certificateError,
    packageError: packageError && { code: packageError, message: errorText(locale, packageError) },
  }
  // An accepted code that does nothing yet: tells the shopper what it waits for.
  const taken = outcome.code?.error === null
  const fault = certificateError ?? cartData.packageError
  return {
    result: fault === null || taken,
    cartData,
    error: fault?.code ?? shortage?.code ?? null,
    message: fault?.message ?? (shortage && errorText(locale, shortage.code, { count: shortage.count })),
    fields: await placeFaults(api.database, { shop, choices: body, cityCookie }),
  }
}

function codeFault(
  data: FullCartData,
  { code, codeError }: Outcome,
  textOf: (code: ErrorCode) => string,
): FullCartData['certificateError'] {
  const error = codeError ?? code?.error
  if (error) return { code: error, message: code?.message ?? textOf(error) }
  const found = code && findCode(data, code)
  return found && !found.applied ? { code: 'PROMOCODE_NOT_APPLIED', message: found.message } : null
}

function findCode(data: FullCartData, { kind, code }: CodeOutcome) {
  if (kind === null) return null
  const shown = { promocode: data.promocodes, certificate: data.certificates, deposit: data.deposits }[kind]
  return shown.find((one) => one.code === code || (kind === 'certificate' && code.endsWith(one.code))) ?? null
}
