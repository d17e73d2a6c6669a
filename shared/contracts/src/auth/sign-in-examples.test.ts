import * as v from 'valibot'
import * as captchaProof from '../confirmation/captcha-proof.ts'
import type { Endpoint } from '../core/endpoint.ts'
import * as mobid from './mobid.ts'
import * as oauth from './oauth.ts'
import * as passkeys from './passkeys.ts'
import * as password from './password.ts'
import * as security from './security.ts'
import * as ways from './sign-in-ways.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'example' in value
const endpoints = [captchaProof, mobid, oauth, passkeys, password, security, ways].flatMap((module) =>
  Object.values(module).filter(isEndpoint),
)

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('the example of %s is what its contract says', (_, endpoint) => {
  expect(v.safeParse(endpoint.answer, endpoint.example.answer).issues).toBeUndefined()
  if (endpoint.body) expect(v.safeParse(endpoint.body, endpoint.example.body).issues).toBeUndefined()
})
