import type { CaptchaReply } from '@shop/contracts/confirmation/captcha'
import type { Api } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ShopVisitor } from '../../../platform/http/visitor.ts'
import { sessionOf } from '../../../visitors/session/shopper.ts'
import { requireCaptcha } from '../../../visitors/guards/captcha/captcha.ts'
import { type CodePurpose, hasRequestedCode } from './codes.ts'
import {
  CHECKS_FROM_ADDRESS,
  CHECKS_IN_SESSION,
  CHECKS_OF_STRANGER,
  CHECKS_OF_STRANGERS_FROM_ADDRESS,
  countOne,
  requireLimits,
  type Guard,
  needsCaptcha,
} from '../../../visitors/guards/limits.ts'

interface Check {
  sessionHash: string | null
  visitor: ShopVisitor
  login: string
  purpose?: CodePurpose
  captcha: CaptchaReply | undefined
}

/**
 * Counts a code check. There is no limit per phone: a code works only in the session that requested it and ends after five wrong tries, so
 * a shared limit would only let strangers lock the owner out. Sessions without a code have their own limits.
 */
export async function countCheck({ database, clock, limits, codeKey }: Api, { sessionHash, visitor, captcha, ...asked }: Check) {
  const { sessionId } = await sessionOf(database, sessionHash)
  const session = sessionHash ?? ''
  const guard: Guard = (await hasRequestedCode(database, { sessionId, ...asked }))
    ? [
        [CHECKS_IN_SESSION, session],
        [CHECKS_FROM_ADDRESS, visitor.address],
      ]
    : [
        [CHECKS_OF_STRANGER, session],
        [CHECKS_OF_STRANGERS_FROM_ADDRESS, visitor.address],
      ]
  await requireLimits(database, clock, guard, limits)
  if (await needsCaptcha(database, clock, guard, limits)) await requireCaptcha(database, clock, codeKey, captcha)
  await countOne(database, clock, guard, limits)
}

type Verdict = 'wrong' | 'ended' | 'deactivated'

/** A used-up or expired phone code: a new one must be requested. */
export function phoneRefusal(verdict: Verdict): Refused {
  if (verdict === 'deactivated') return new Refused('ACCOUNT_DEACTIVATED')
  const code = verdict === 'wrong' ? 'WRONG_AUTH_CODE' : 'PHONE_NOT_CONFIRMED'
  return new Refused(code, { code })
}

/** A mailed code has only one error: the response must not reveal whether it was sent. */
export const emailRefusal = (verdict: Verdict): Refused =>
  verdict === 'deactivated'
    ? new Refused('ACCOUNT_DEACTIVATED')
    : new Refused('AUTHENTICATE_WRONG_CODE', { code: 'AUTHENTICATE_WRONG_CODE' })
