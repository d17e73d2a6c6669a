import { publish } from '@shop/release/actions'
import { canary, type Share } from '@shop/release/canary/canary'
import { staffLink } from '@shop/release/override/link'
import { overrideToken } from '@shop/release/override/token'
import { openFrontDoor } from '../support/door.ts'
import { ask } from '../support/requests.ts'
import { makeSmallShop, release } from '../support/small-shop.ts'

jest.setTimeout(60_000)

const REASON = { who: 'tests', why: 'a test' }
const NAME = 'mfe-catalog'
const shop = makeSmallShop()
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  publish(shop.stateDir, NAME, '1.1.0', REASON)
  release(shop.stateDir, { shell: '1.0.0', [NAME]: '1.0.0' })
  door = await openFrontDoor(shop.stateDir, 1)
})
afterAll(async () => {
  await door.stop()
  shop.remove()
})

const share = (of: Share) => canary(shop.stateDir, NAME, '1.1.0', of, REASON)
const open = (target: string, cookie = '') => ask(door.port, target, { headers: { ...(cookie && { cookie }) } })
const versionFor = async (cookie = '') => /data-version="([\d.]+)"/.exec((await open('/catalog/usual', cookie)).text)?.[1]
const cookieOf = (headers: Awaited<ReturnType<typeof open>>['headers']) => headers['set-cookie']?.[0]?.split(';')[0] ?? ''

test('a colleague who has opened a link sees a canary at every share, and nobody else at first [release.staff-first]', async () => {
  const { status, headers } = await open(staffLink(shop.stateDir).path)
  expect([status, headers.location]).toStrictEqual([302, '/'])
  expect(headers['set-cookie']?.[0]).toMatch(/^release-staff=[\w-]+\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  const colleague = cookieOf(headers)
  expect(await versionFor(colleague)).toBe('1.0.0')

  share('staff')
  expect([await versionFor(colleague), await versionFor()]).toStrictEqual(['1.1.0', '1.0.0'])
  // There is no side to stay on.
  expect((await open('/catalog/usual')).headers['set-cookie']).toBeUndefined()
  const visitor = 'visitor-00000000000000'
  expect(await versionFor(`visitor=${visitor}`)).toBe('1.0.0')
  share(0.01)
  expect([await versionFor(colleague), await versionFor(`visitor=${visitor}`)]).toStrictEqual(['1.1.0', '1.0.0'])
  share('staff')

  const left = await open('/release/staff/leave', colleague)
  expect(left.headers['set-cookie']).toStrictEqual(['release-staff=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
  share(0)
  expect(await versionFor(colleague)).toBe('1.0.0')
})

const tomorrow = () => new Date(Date.now() + 86_400_000)
test.each([
  ['changed', () => `A${overrideToken(shop.stateDir, 'staff link', { versions: {}, until: tomorrow() })}`, /does not fit|не подходит/],
  ['of an override', () => overrideToken(shop.stateDir, 'link', { versions: {}, until: tomorrow() }), /does not fit|не подходит/],
  ['too old', () => overrideToken(shop.stateDir, 'staff link', { versions: {}, until: new Date(0) }), /expired|истёк/],
])('a link that is %s makes nobody a colleague [release.staff-first]', async (_what, tokenOf, sentence) => {
  const { status, headers, text } = await open(`/release/staff?token=${tokenOf()}`)
  expect([status, headers['set-cookie']]).toStrictEqual([404, undefined])
  expect(text).toMatch(sentence)
})

test('the token of a link is no cookie, nor is an expired one [release.staff-first]', async () => {
  share('staff')
  const tokens = [
    overrideToken(shop.stateDir, 'staff link', { versions: {}, until: tomorrow() }),
    overrideToken(shop.stateDir, 'cookie', { versions: {}, until: tomorrow() }),
    overrideToken(shop.stateDir, 'staff cookie', { versions: {}, until: new Date(0) }),
  ]
  for (const token of tokens) expect(await versionFor(`release-staff=${token}`)).toBe('1.0.0')
  share(0)
})
