import type { CaptchaReply } from '@shop/contracts/confirmation/captcha'
import type { CodeKind } from '@shop/contracts/cart/cart-sums'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { admitGuess } from '../../../visitors/guards/guess.ts'
import { CART_CODES_FROM_ADDRESS, CART_CODES_IN_SESSION, type Guard } from '../../../visitors/guards/limits.ts'
import { readDepositNumber } from '../../deposits/code.ts'
import { depositGuard } from '../../deposits/guard.ts'
import type { Api } from '../../../platform/http/implement.ts'
import { Refused, TooMany } from '../../../platform/http/refusal.ts'
import type { CartCall } from '../answer.ts'
import type { CodeOutcome } from './codes.ts'

interface Entered {
  kinds: readonly CodeKind[]
  code: string
  authCode: string | null
  captcha: CaptchaReply | undefined
}

/** Errors that are no guess: the code exists, or none was given. Other errors (unknown code, wrong digits) count as a guess. */
const NO_GUESSES: readonly (ErrorCode | null)[] = [
  null,
  'EMPTY_PROMOCODE',
  'EMPTY_AUTH_CODE',
  'ALREADY_APPLIED_PROMOCODE',
  'PROMOCODE_NOT_APPLIED',
]

/** Checks a code within the guess limits. A limit error is returned like any other outcome of the code field. */
export async function guarded(
  api: Api,
  { sessionHash, visitor: { address } }: CartCall,
  { kinds, code, authCode, captcha }: Entered,
  look: () => Promise<CodeOutcome>,
): Promise<CodeOutcome> {
  const number = kinds.includes('deposit') ? readDepositNumber(code) : null
  const guard: Guard = [
    [CART_CODES_IN_SESSION, sessionHash ?? ''],
    [CART_CODES_FROM_ADDRESS, address],
    ...(number && (number.authCode ?? authCode) ? depositGuard(number.id, sessionHash, address) : []),
  ]
  try {
    const guess = await admitGuess(api, guard, captcha)
    const outcome = await look()
    if (NO_GUESSES.includes(outcome.error)) await guess.forgive()
    return outcome
  } catch (error) {
    if (error instanceof Refused && (error instanceof TooMany || ['CAPTCHA_REQUIRED', 'WRONG_CAPTCHA'].includes(error.code))) {
      return { kind: null, code, error: error.code }
    }
    throw error
  }
}
