import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'

/** A proof-of-work task as an alternative to the picture. */
export const CaptchaProof = v.object({
  /** Returned unchanged in the reply. */
  token: v.string(),
  algorithm: v.literal('SHA-256'),
  salt: v.string(),
  /** Hex SHA-256 of salt and a decimal number; that number is the reply's `text`. */
  challenge: v.string(),
  /** Upper bound of the number. */
  max: v.number(),
})
export type CaptchaProof = v.InferOutput<typeof CaptchaProof>

export const captchaProof = defineEndpoint('/captcha/proof', {
  name: 'captchaProof',
  method: 'GET',
  answer: CaptchaProof,
  about:
    'Instead of the picture of GET /captcha: the browser looks for a number, and `captcha: { token, text: number }` goes where a picture is asked for. Good once, for ten minutes.',
  example: { answer: { token: 'p.…', algorithm: 'SHA-256', salt: '…', challenge: '…', max: 100_000 } },
})
