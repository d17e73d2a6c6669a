import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { CaptchaReply } from '@shop/contracts/confirmation/captcha'
import type { CaptchaProof } from '@shop/contracts/confirmation/captcha-proof'
import { after, type Clock } from '../../../platform/clock/clock.ts'

export const PROOF_LIFE_MS = 10 * 60 * 1000
/** A phone tries the first in one or two seconds, the last in half a minute. */
const [FIRST_MAX, LAST_MAX] = [100_000, 2_000_000]
/** Each challenge of an address in the hour adds this share of the first. */
const GROWTH = 0.1
/** `p.<expiry, base 36>.<salt>.<HMAC>`. A picture's token has no dots. */
const TOKEN = /^p\.([0-9a-z]{8,9})\.([\w-]{16})\.([\w-]{22})$/
const NUMBER = /^\d{1,7}$/

const challengeOf = (salt: string, number: number | string) => createHash('sha256').update(`${salt}${number}`).digest('hex')

const macOf = (key: string, ends: string, salt: string, challenge: string) =>
  createHmac('sha256', key).update(`captcha:${ends}.${salt}.${challenge}`).digest('base64url').slice(0, 22)

/**
 * An ALTCHA challenge: the browser searches the number whose salted hash matches. Nothing is stored. Each earlier challenge of this address
 * (`before`) widens the search [auth.captcha-work-grows].
 */
export function newProof(key: string, clock: Clock, before: number): CaptchaProof {
  const max = Math.min(LAST_MAX, Math.round(FIRST_MAX * (1 + before * GROWTH)))
  const salt = randomBytes(12).toString('base64url')
  const challenge = challengeOf(salt, randomInt(max + 1))
  const ends = Date.parse(after(clock, PROOF_LIFE_MS)).toString(36)
  return { token: `p.${ends}.${salt}.${macOf(key, ends, salt, challenge)}`, algorithm: 'SHA-256', salt, challenge, max }
}

export const isProofToken = (token: string) => token.startsWith('p.')

/** Checks the solution of an unexpired challenge of ours. */
export function isProof(key: string, clock: Clock, { token, text }: CaptchaReply): boolean {
  const [, ends = '', salt = '', mac = ''] = TOKEN.exec(token) ?? []
  if (!mac || !NUMBER.test(text) || Number.parseInt(ends, 36) <= clock.now().getTime()) return false
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, ends, salt, challengeOf(salt, Number(text)))))
}
