import { waitFor } from '@testing-library/react'
import { allSettled, fork, type Scope } from 'effector'
import { CONSENT_COOKIE, CONSENT_TEXT_VERSION, consentCookie } from '@shop/contracts/marketing/consent-cookie'
import { GUEST } from '@shop/contracts/account/common-data'
import { sendFx, type Wire } from '@shop/http'
import { $user, userChanged } from '@shop/session'
import { given as holding } from '@shop/testing/given'
import { consentWanted } from '../../../chrome/footer/consent-wanted.ts'
import { $failure, $isOn, $isOpen, answered, checked, placeChanged } from './model.ts'

const anna = { ...GUEST, id: 7, isAuth: true }
const word = (given: boolean | null, textVersion: string | null = CONSENT_TEXT_VERSION) => ({
  given,
  asksFirst: true,
  textVersion: given === null ? null : textVersion,
  at: given === null ? null : '2026-11-20T09:00:00.000Z',
})

function open({ user = GUEST, send = () => word(true) }: { user?: typeof GUEST; send?: (wire: Wire) => unknown } = {}) {
  const sent: [string, unknown][] = []
  const handler = ({ wire }: { wire: Wire }) => {
    if (wire.path.startsWith('/marketing')) sent.push([wire.method, wire.body])
    return send(wire)
  }
  const scope = fork({ values: [holding($user, user)], handlers: [[sendFx, handler]] })
  return { scope, sent }
}
const isOpen = (scope: Scope) => scope.getState($isOpen)
const isOn = (scope: Scope) => scope.getState($isOn)
const body = (given: boolean) => ({ given, box: 'banner', textVersion: CONSENT_TEXT_VERSION })

beforeEach(() => {
  for (const name of [CONSENT_COOKIE, 'utm_source']) document.cookie = `${name}=; Max-Age=0; Path=/`
})

test('a guest sees the consent banner; meanwhile nothing runs and nothing is sent', async () => {
  const { scope, sent } = open()
  await allSettled(checked, { scope })
  expect([isOpen(scope), isOn(scope), sent]).toStrictEqual([true, false, []])
})

test('consent takes effect once the server has stored it', async () => {
  let keep: (answer: unknown) => void = () => {}
  const { scope, sent } = open({ send: () => new Promise((done) => (keep = done)) })
  await allSettled(checked, { scope })
  const settled = allSettled(answered, { scope, params: true })
  expect(isOn(scope)).toBe(false)
  keep(word(true))
  await settled
  expect([isOn(scope), isOpen(scope), sent]).toStrictEqual([true, false, [['POST', body(true)]]])
  expect(document.cookie).toContain(`${CONSENT_COOKIE}=${consentCookie(true)}`)
})

test('consent that the server rejects has no effect, and the shopper sees the error', async () => {
  const { scope } = open({ send: () => Promise.reject({ kind: 'network' }) })
  await allSettled(checked, { scope })
  await allSettled(answered, { scope, params: true })
  expect([isOn(scope), isOpen(scope), scope.getState($failure)?.kind]).toStrictEqual([false, true, 'network'])
  expect(document.cookie).not.toContain(CONSENT_COOKIE)
})

test('refusal takes effect at once and clears attribution', async () => {
  document.cookie = `${CONSENT_COOKIE}=${consentCookie(true)}; Path=/`
  document.cookie = 'utm_source=paid; Path=/'
  const { scope, sent } = open({ send: () => new Promise(() => {}) })
  await allSettled(checked, { scope })
  expect(isOn(scope)).toBe(true)
  void allSettled(answered, { scope, params: false })
  expect([isOn(scope), sent]).toStrictEqual([false, [['POST', body(false)]]])
  // Written by code that comes with the banner.
  await waitFor(() => expect(document.cookie).toBe(`${CONSENT_COOKIE}=${consentCookie(false)}`))
})

test('a shopper who has answered is not asked again, and can reopen the banner', async () => {
  document.cookie = `${CONSENT_COOKIE}=${consentCookie(false)}; Path=/`
  const { scope } = open()
  await allSettled(checked, { scope })
  expect(isOpen(scope)).toBe(false)
  await allSettled(consentWanted, { scope })
  expect(isOpen(scope)).toBe(true)
  await allSettled(answered, { scope, params: true })
  expect([isOpen(scope), isOn(scope)]).toStrictEqual([false, true])
})

test('the banner does not open during payment, but the footer link opens it', async () => {
  const { scope } = open()
  await allSettled(placeChanged, { scope, params: { isQuiet: true } })
  await allSettled(checked, { scope })
  expect(isOpen(scope)).toBe(false)
  await allSettled(consentWanted, { scope })
  expect(isOpen(scope)).toBe(true)
})

test.each([
  ['has agreed', word(true), true, false],
  ['has refused', word(false), false, false],
  ['has answered older words', word(true, '2020-01'), false, true],
  ['was never asked', word(null), false, true],
])('a signed-in shopper who %s elsewhere', async (_, answer, on, asks) => {
  const { scope } = open({ user: anna, send: () => answer })
  await allSettled(checked, { scope })
  expect([isOn(scope), isOpen(scope)]).toStrictEqual([on, asks])
})

test('signing out keeps this browser’s answer, sent for the new session', async () => {
  document.cookie = `${CONSENT_COOKIE}=${consentCookie(true)}; Path=/`
  const { scope, sent } = open({ user: anna })
  await allSettled(checked, { scope })
  await allSettled(userChanged, { scope, params: GUEST })
  expect(sent).toStrictEqual([['POST', body(true)]])
})
