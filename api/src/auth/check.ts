import type { Api } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import type { ShopVisitor } from '../http/visitor.ts'
import { CHECKS_FROM_ADDRESS, CHECKS_IN_SESSION, CHECKS_OF_PHONE, countOne } from './limits.ts'

/** Guessing is counted by phone and address too: a code is bound to its session, but sessions cost nothing (reading 43). */
export const countCheck = ({ database, clock, limits }: Api, sessionHash: string | null, { address }: ShopVisitor, login: string) =>
  countOne(
    database,
    clock,
    [
      [CHECKS_OF_PHONE, login],
      [CHECKS_IN_SESSION, sessionHash ?? ''],
      [CHECKS_FROM_ADDRESS, address],
    ],
    limits,
  )

/** What a code that does not sign in is answered with. */
export function refusalOf(verdict: 'wrong' | 'gone' | 'deactivated', wrong: 'WRONG_AUTH_CODE' | 'AUTHENTICATE_WRONG_CODE'): Refused {
  if (verdict === 'deactivated') return new Refused('ACCOUNT_DEACTIVATED')
  return verdict === 'wrong' ? new Refused(wrong, { code: wrong }) : new Refused('PHONE_NOT_CONFIRMED', { code: 'PHONE_NOT_CONFIRMED' })
}
