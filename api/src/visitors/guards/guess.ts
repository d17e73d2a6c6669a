import type { CaptchaReply } from '@shop/contracts/confirmation/captcha'
import type { Api } from '../../platform/http/implement.ts'
import { requireCaptcha } from './captcha/captcha.ts'
import { countGuess, type Guard } from './limits.ts'

/**
 * Counts a guess of a secret before checking it; `forgive` uncounts a right one. Throws TOO_MANY_REQUESTS. A guess refused with
 * CAPTCHA_REQUIRED or WRONG_CAPTCHA is not counted.
 */
export async function admitGuess({ database, clock, codeKey, limits }: Api, guard: Guard, captcha: CaptchaReply | undefined) {
  const guess = await countGuess(database, clock, guard, limits)
  if (guess.needsCaptcha) {
    await requireCaptcha(database, clock, codeKey, captcha).catch(async (error: unknown) => {
      await guess.forgive()
      throw error
    })
  }
  return guess
}
