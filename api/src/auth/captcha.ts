import { createHash, randomBytes, randomInt } from 'node:crypto'
import { captchaImage as captchaCall, type CaptchaReply } from '@shop/contracts/auth'
import { after, type Clock } from '../clock/clock.ts'
import type { Queryable } from '../db/database.ts'
import { type Api, implement } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { CAPTCHA_SIGNS, captchaImage } from './captcha-image.ts'

const SIGNS = 5
const LIFE_MS = 10 * 60 * 1000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Spec §7, GET /captcha: a picture made here, by no service. */
export function serveCaptcha(api: Api) {
  implement(api, captchaCall, async () => {
    const token = randomBytes(16).toString('base64url')
    const signs = Array.from({ length: SIGNS }, () => CAPTCHA_SIGNS[randomInt(CAPTCHA_SIGNS.length)]).join('')
    await api.database.query('INSERT INTO captchas (token_hash, signs, expires_at) VALUES ($1, $2, $3::timestamptz)', [
      hashOf(token),
      signs,
      after(api.clock, LIFE_MS),
    ])
    return { image: captchaImage(signs), token }
  })
}

/** Throws CAPTCHA_REQUIRED without a reply and WRONG_CAPTCHA for a wrong one. A token is used up by its first reply. */
export async function demandCaptcha(connection: Queryable, clock: Clock, reply: CaptchaReply | undefined): Promise<void> {
  if (!reply) throw new Refused('CAPTCHA_REQUIRED')
  const [known] = await connection.query<{ signs: string; live: boolean }>(
    'DELETE FROM captchas WHERE token_hash = $1 RETURNING signs, expires_at > $2::timestamptz AS live',
    [hashOf(reply.token), clock.now().toISOString()],
  )
  if (!known?.live || known.signs !== reply.text.toUpperCase().replaceAll(' ', '')) throw new Refused('WRONG_CAPTCHA')
}

export const forgetOldCaptchas = (connection: Queryable, clock: Clock) =>
  connection.query('DELETE FROM captchas WHERE expires_at < $1::timestamptz', [clock.now().toISOString()])
