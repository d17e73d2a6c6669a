import { CONSENT_COOKIE, consentCookie } from '@shop/contracts/marketing/consent-cookie'
import { attributionCookies } from './attribution.ts'

const agreed = { [CONSENT_COOKIE]: consentCookie(true) }
const cookies = (search: string, secure = false) => attributionCookies({ search, secure, cookies: agreed })

test('the last attribution is stored for thirty days [marketing.utm-cookie-30-days]', () => {
  expect(cookies('?utm_source=gdeslon&utm_medium=cpa')).toStrictEqual(['utm_source=gdeslon; Path=/; Max-Age=2592000; SameSite=Lax'])
  expect(cookies('?utm_source=vk&utm_medium=cpc', true)).toStrictEqual(['utm_source=paid; Path=/; Max-Age=2592000; SameSite=Lax; Secure'])
})

test.each([
  ['has not answered', {}],
  ['has refused', { [CONSENT_COOKIE]: consentCookie(false) }],
  ['has answered to older words', { [CONSENT_COOKIE]: 'yes.2020-01' }],
])('no attribution is stored for a visitor who %s', (_, known) => {
  expect(attributionCookies({ search: '?utm_source=gdeslon', secure: false, cookies: known })).toStrictEqual([])
})

test('a visit without UTM changes nothing', () => {
  expect([cookies(''), cookies('?metal=yellow')]).toStrictEqual([[], []])
})

test('the referral code cookie is HttpOnly', () => {
  expect(cookies('?ref=k7m2qx9d')).toStrictEqual(['ref=K7M2QX9D; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly'])
})

test('a referral code with letters of the other alphabet is read [bag.code-alphabet]', () => {
  expect(cookies(`?ref=${encodeURIComponent('к7м2qх9d')}`)).toStrictEqual(['ref=K7M2QX9D; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly'])
})

test.each(['?ref=', '?ref=K7M2', '?ref=K7M2QX9D%0d%0aset-cookie:x', '?ref=<script>'])('an invalid code is not stored: %s', (search) => {
  expect(cookies(search)).toStrictEqual([])
})
