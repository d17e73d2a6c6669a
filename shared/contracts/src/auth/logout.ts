import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'

const answer = v.object({ result: v.literal(true) })
const example = { answer: { result: true } } as const

export const logout = defineEndpoint('/logout', {
  name: 'logout',
  method: 'GET',
  answer,
  // Refuses cross-site requests: a foreign link must not sign anybody out.
  csrf: true,
  about: 'Ends the session on the server and in the cookie. Same-site only, with the CSRF token although it is a GET.',
  example,
})

export const logoutByPost = defineEndpoint('/logout', {
  name: 'logoutByPost',
  method: 'POST',
  answer,
  about: 'Like GET /logout, for clients whose GET requests change nothing.',
  example,
})
