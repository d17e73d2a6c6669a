import * as v from 'valibot'
import { AuthCode } from '../confirmation/code.ts'
import { CaptchaReply } from '../confirmation/captcha.ts'
import { defineEndpoint } from '../core/endpoint.ts'

/** Lifetime of a PDF link. */
export const PDF_LINK_MINUTES = 5

export const depositPdfLink = defineEndpoint('/deposit/{depositId}/pdf-link', {
  name: 'depositPdfLink',
  method: 'POST',
  body: v.object({ authCode: v.optional(AuthCode), captcha: v.optional(CaptchaReply) }),
  answer: v.object({
    result: v.literal(true),
    /** Path and query in this API. */
    url: v.string(),
  }),
  about: `A link of ${PDF_LINK_MINUTES} minutes to the PDF of a certificate, for the account that keeps it and for whoever knows its code. GET_DEPOSIT for a wrong number or code (five tries an hour, CAPTCHA_REQUIRED after three).`,
  example: { body: { authCode: '4821' }, answer: { result: true, url: '/deposit/7K2M-9QXD/pdf?link=t5x9kq.Vn0Pp3hTq1Jx0sJ8mZb2Lw' } },
})

export const depositPdf = defineEndpoint('/deposit/{depositId}/pdf', {
  name: 'depositPdf',
  method: 'GET',
  query: v.object({ link: v.optional(v.string()) }),
  answer: v.instance(Uint8Array),
  type: 'application/pdf',
  about: `A certificate as a PDF to print, by the link of depositPdfLink. GET_DEPOSIT for a wrong link or one older than ${PDF_LINK_MINUTES} minutes, PRINT_DEPOSIT when the PDF cannot be made.`,
  example: { answer: new Uint8Array() },
})
