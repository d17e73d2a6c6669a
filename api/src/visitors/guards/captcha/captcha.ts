import { createHash, randomBytes, randomInt } from 'node:crypto'
import { captchaImage as captchaCall, type CaptchaReply } from '@shop/contracts/confirmation/captcha'
import { captchaProof } from '@shop/contracts/confirmation/captcha-proof'
import * as v from 'valibot'
import { after, type Clock } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { type Api, type Call, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { isProof, isProofToken, newProof, PROOF_LIFE_MS } from './captcha-proof.ts'
import { CAPTCHAS_FROM_ADDRESS, CAPTCHAS_IN_SESSION, countOne, type Guard } from '../limits.ts'
import { CAPTCHA_SIGNS, captchaImage } from './captcha-image.ts'

const SIGNS = 5
const LIFE_MS = 10 * 60 * 1000

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** GET /captcha: a self-made picture, and a proof-of-work task for people who cannot see it. */
export function serveCaptcha(api: Api) {
  implement(api, captchaProof, async (call) => {
    return newProof(api.codeKey, api.clock, await count(api, call))
  })
  implement(api, captchaCall, async (call) => {
    await count(api, call)
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

/** Counts a captcha; returns those of the address before. */
async function count({ database, clock, limits }: Api, { sessionHash, visitor }: Pick<Call<string, unknown>, 'sessionHash' | 'visitor'>) {
  const guard: Guard = [...(sessionHash ? [[CAPTCHAS_IN_SESSION, sessionHash] as const] : []), [CAPTCHAS_FROM_ADDRESS, visitor.address]]
  return (await countOne(database, clock, guard, limits)).at(-1) ?? 0
}

/** Throws CAPTCHA_REQUIRED without a reply and WRONG_CAPTCHA for a wrong one. The first reply uses the token up. */
export async function requireCaptcha(connection: Queryable, clock: Clock, key: string, reply: CaptchaReply | undefined): Promise<void> {
  if (!reply) throw new Refused('CAPTCHA_REQUIRED')
  const isRight = isProofToken(reply.token) ? await takeProof(connection, clock, key, reply) : await takePicture(connection, clock, reply)
  if (!isRight) throw new Refused('WRONG_CAPTCHA')
}

const TAKE_PICTURE = 'DELETE FROM captchas WHERE token_hash = $1 RETURNING signs, expires_at > $2::timestamptz AS live'
const pictureRow = v.object({ signs: v.string(), live: v.boolean() })

async function takePicture(connection: Queryable, clock: Clock, { token, text }: CaptchaReply): Promise<boolean> {
  const known = await rowOf(connection, pictureRow, TAKE_PICTURE, [hashOf(token), clock.now().toISOString()])
  return known?.live === true && known.signs !== '' && known.signs === text.toUpperCase()
}

const USE_PROOF =
  "INSERT INTO captchas (token_hash, signs, expires_at) VALUES ($1, '', $2::timestamptz) ON CONFLICT DO NOTHING RETURNING token_hash"

/** The token is signed and carries its expiry; only its use is stored. */
async function takeProof(connection: Queryable, clock: Clock, key: string, reply: CaptchaReply): Promise<boolean> {
  if (!isProof(key, clock, reply)) return false
  return (await connection.query(USE_PROOF, [hashOf(reply.token), after(clock, PROOF_LIFE_MS)])).length > 0
}

export const deleteOldCaptchas = (connection: Queryable, clock: Clock) =>
  connection.query('DELETE FROM captchas WHERE expires_at < $1::timestamptz', [clock.now().toISOString()])
