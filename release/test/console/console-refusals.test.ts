import http from 'node:http'
import { NAME, openScene, type Scene } from './scene.ts'

let { keys, ours, seen, rollback, close } = {} as Scene

beforeAll(async () => {
  ;({ keys, ours, seen, rollback, close } = await openScene())
})
afterAll(() => close())

test.each([
  [
    'of another key',
    async () => ({ ...(await ours.proof(keys.team)), kid: (await ours.proof(keys.manager)).kid }),
    'The signature is not of the key manager.',
  ],
  ['for another site', () => ours.proof(keys.manager, '', 'https://evil.example'), 'The signature is not of the key manager.'],
  ['of a robot', () => ours.proof(keys.robot), "night-robot is a robot's key, and a robot signs in nowhere."],
  [
    'of a key that is not on record',
    async () => ({ ...(await ours.proof(keys.manager)), kid: 'A'.repeat(43) }),
    'This key is not on record, or it was revoked',
  ],
])('refuses a proof %s [release.console-sign-in]', async (_, proof, words) => {
  const answer = await ours.post('/sign-in', await proof())
  expect([answer.status, answer.headers.get('set-cookie')]).toStrictEqual([403, null])
  expect(answer.body.error).toContain(words)
})

test('nobody does anything without signing in, and everybody reads [release.console-roles]', async () => {
  const page = await (await fetch(ours.origin)).text()
  expect(page).toContain(NAME)
  expect(page).not.toContain('data-do=')
  for (const call of ['/actions/prepare', '/actions/sign', '/preview', '/sign-out'])
    expect([call, (await ours.post(call, rollback())).status]).toStrictEqual([call, 401])
  expect((await fetch(`${ours.origin}/sheet?do=rollback&name=${NAME}`)).status).toBe(401)
})

test('a preview is a link of the shop, for those who may show that version', async () => {
  const team = await ours.signIn(keys.team)
  expect((await team.post('/preview', { name: NAME, version: '1.2.0' })).body['address']).toMatch(
    /^http:\/\/shop\.ru\.localhost:3000\/release\/override\?token=/,
  )
  expect(await team.post('/preview', { name: 'shell', version: '3.0.0' })).toMatchObject({ status: 403 })
})

test('a call without the token of its session, or from another site, is none [release.console-forged]', async () => {
  const manager = await ours.signIn(keys.manager)
  for (const headings of [
    ['x-csrf-token', 'other'],
    ['origin', 'https://evil.example'],
    ['origin', 'null'],
  ])
    expect(await manager.post('/actions/prepare', rollback(), Object.fromEntries([headings]) as Record<string, string>)).toMatchObject({
      status: 403,
    })
  expect(await manager.post('/actions/prepare', rollback(), { 'content-type': 'text/plain' })).toMatchObject({ status: 415 })
  expect(await ours.post('/sign-in/challenge', {}, { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
})

test('a name that leads here by DNS reaches no console [release.console-forged]', async () => {
  const { port } = new URL(ours.origin)
  const status = await new Promise((resolve) =>
    http.get({ host: '127.0.0.1', port, path: '/', headers: { host: `evil.example:${port}` } }, (response) =>
      resolve(response.resume().statusCode),
    ),
  )
  expect(status).toBe(421)
})

test.each([
  ['without a reason', { why: '  ' }, 422, 'Say why: it is kept in the record.'],
  ['that does not say from which version', { from: '' }, 422, 'Say which version is bad.'],
  ['that does not say which release it has seen', { seen: 0 }, 422, 'The page does not say which release it shows'],
  ['from a version that is not shown', { from: '1.0.0' }, 409, `${NAME} is at 1.1.0 now and not at 1.0.0; nothing was changed`],
  ['of nothing', { name: 'mfe-none' }, 409, 'mfe-none is not in the release'],
  ['that is no action', { action: 'delete' }, 422, 'There is no such action.'],
])('a rollback %s is refused, and nothing changes', async (_, more, status, words) => {
  const manager = await ours.signIn(keys.manager)
  const before = seen()
  const answer = await manager.act(rollback(more))
  expect([answer.status, answer.body.error]).toStrictEqual([status, expect.stringContaining(words)])
  expect(seen()).toBe(before)
})

test('the history tells reasons and signers and compares two releases; keys and uses have a page each', async () => {
  const manager = await ours.signIn(keys.manager)
  const page = await manager.page('/history?one=2&other=4')
  expect(page).toMatch(/What differs: 2 → 4.*mfe-catalog: 1\.0\.0 → 1\.1\.0/s)
  expect(page).toContain('anna · “a test” · signed by the key manager')
  expect(await manager.page('/history?one=2&other=999')).toContain('There is no release 999.')
  expect(await manager.page('/history?area=shell')).not.toContain(`${NAME}@1.0.0`)
  expect(await manager.page('/keys')).toMatch(/catalog-ci.*publish, and show to a share of visitors: mfe-catalog/s)
  expect(await manager.page('/uses')).toContain('Who uses what')
})
