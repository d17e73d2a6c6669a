import { offline, refuse } from '@shop/testing/fake-wire'
import { depositCode } from './deposit-code.ts'

test.each([
  ['a wrong code', refuse(422, 'GET_DEPOSIT'), 'GET_DEPOSIT'],
  ['no answer', offline(), 'NO_GAINED_RESPONSE_DATA'],
  ['an unknown error', refuse(500, 'SERVER_ERROR'), 'DEPOSIT_DATA'],
  ['an answer against its contract', { kind: 'contract', about: '' } as const, 'DEPOSIT_DATA'],
])('maps %s to %s [certificates.default-texts]', (_, error, code) => {
  expect(depositCode(error, 'DEPOSIT_DATA')).toBe(code)
})
