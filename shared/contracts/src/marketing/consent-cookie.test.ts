import { CONSENT_TEXT_VERSION, consentCookie, readConsent } from './consent-cookie.ts'

test('the written consent cookie is read back', () => {
  expect([true, false].map((given) => readConsent(consentCookie(given)))).toStrictEqual([true, false])
})

test.each([undefined, '', 'yes', 'yes.2020-01', `maybe.${CONSENT_TEXT_VERSION}`])('%s is not an answer to the current text', (cookie) => {
  expect(readConsent(cookie)).toBeNull()
})
