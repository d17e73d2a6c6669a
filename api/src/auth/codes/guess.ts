import type { CaptchaReply } from '@shop/contracts/auth/auth'
import type { Api } from '../../http/implement.ts'
import { demandCaptcha } from '../captcha/captcha.ts'
import { countGuess, type Guard } from '../limits.ts'

/**
 * Counts a guess of a secret before it is looked at; `forgive` takes it back when it was right. Throws TOO_MANY_REQUESTS, and
 * CAPTCHA_REQUIRED or WRONG_CAPTCHA for a guess that was not looked at and so does not count.
 */
export async function admitGuess({ database, clock, codeKey, limits }: Api, guard: Guard, captcha: CaptchaReply | undefined) {
  const guess = await countGuess(database, clock, guard, limits)
  if (guess.isDoubtful) {
    await demandCaptcha(database, clock, codeKey, captcha).catch(async (error: unknown) => {
      await guess.forgive()
      throw error
    })
  }
  return guess
}
