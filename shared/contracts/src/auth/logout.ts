import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'

export const logout = defineEndpoint('/logout', {
  name: 'logout',
  method: 'GET',
  answer: v.object({ result: v.literal(true) }),
  // Refuses cross-site requests: a foreign link must not sign anybody out.
  csrf: true,
  about: 'Ends the session on the server and in the cookie. Same-site only, with the CSRF token although it is a GET.',
  example: { answer: { result: true } },
})
