import { CONSENT_TEXT_VERSION, consentCookie, readConsent } from './consent-cookie.ts'

test('the cookie that is written is the one that is read', () => {
  expect([true, false].map((given) => readConsent(consentCookie(given)))).toStrictEqual([true, false])
})

test.each([undefined, '', 'yes', 'yes.2020-01', `maybe.${CONSENT_TEXT_VERSION}`])('%s is no answer to the words of today', (cookie) => {
  expect(readConsent(cookie)).toBeNull()
})
