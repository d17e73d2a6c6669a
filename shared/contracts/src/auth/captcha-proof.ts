import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'

/** A task for the browser in place of a picture, for who does not see one. */
export const CaptchaProof = v.object({
  /** Goes into the reply as it is. */
  token: v.string(),
  algorithm: v.literal('SHA-256'),
  salt: v.string(),
  /** Hex of SHA-256 over the salt and a whole number in decimal digits: that number is the `text` of the reply. */
  challenge: v.string(),
  /** The number is between 0 and this. */
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
