import * as v from 'valibot'
import { AuthCode } from './auth.ts'
import { defineEndpoint } from './endpoint.ts'

/** Reading 38: the printable certificate. */
export const depositPdf = defineEndpoint('/deposit/{depositId}/pdf', {
  name: 'depositPdf',
  method: 'GET',
  query: v.object({ authCode: v.optional(AuthCode) }),
  answer: v.instance(Uint8Array),
  type: 'application/pdf',
  about:
    'A certificate as a PDF to print: for the account that keeps it, and for who knows its code. GET_DEPOSIT for a wrong number or code (five tries an hour), PRINT_DEPOSIT when it cannot be made.',
  example: { answer: new Uint8Array() },
})
