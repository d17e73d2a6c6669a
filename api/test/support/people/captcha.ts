import { hash } from 'node:crypto'
import type { CaptchaProof } from '@shop/contracts/confirmation/captcha-proof'
import type { Shopper } from './shopper.ts'

/** The reply to a captcha that needs no eyes. */
export async function solved(one: Shopper): Promise<{ token: string; text: string }> {
  const { token, salt, challenge, max } = (await one.get('/captcha/proof')).body as CaptchaProof
  for (let number = 0; number <= max; number += 1) {
    if (hash('sha256', `${salt}${number}`) === challenge) return { token, text: String(number) }
  }
  throw new Error('There is no such number.')
}
