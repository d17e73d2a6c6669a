import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { typedCode } from '../core/text/typed-text.ts'

/** Characters of the picture of GET /captcha, with its token; a token works once. */
export const CaptchaReply = v.object({ token: v.pipe(v.string(), v.maxLength(64)), text: v.pipe(v.string(), typedCode, v.maxLength(16)) })
export type CaptchaReply = v.InferOutput<typeof CaptchaReply>

export const captchaImage = defineEndpoint('/captcha', {
  name: 'captchaImage',
  method: 'GET',
  answer: v.object({ image: v.string(), token: v.string() }),
  about: 'A picture of signs as a data: address, and its token. Good once, for ten minutes.',
  example: { answer: { image: 'data:image/png;base64,…', token: '…' } },
})
