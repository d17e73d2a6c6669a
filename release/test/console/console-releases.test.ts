import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promote, publish } from '../../src/actions.ts'
import { reportFile } from '../../src/front-doors/front-doors.ts'
import { listed } from '../../src/history/list.ts'
import { lock } from '../../src/locks/locks.ts'
import { canaryOf, versionOf } from '../../src/record.ts'
import { stageOf, writeCounts } from '../../src/robot/counts.ts'
import { revokeKey } from '../../src/signing/keys.ts'
import { NO_USES, writeBuild } from '../built.ts'
import { ANNA, NAME, openScene, type Scene } from './scene.ts'

let { state, keys, ours, record, seen, active, elsewhere, rollback, close } = {} as Scene

beforeEach(async () => {
  ;({ state, keys, ours, record, seen, active, elsewhere, rollback, close } = await openScene())
})
afterEach(() => close())

describe('signing in', () => {
  test('takes a proof that the key is there, once, and gives a cookie that no script reads [release.console-sign-in]', async () => {
    const proof = await ours.proof(keys.manager, 'Darya')
    const answer = await ours.post('/sign-in', proof)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toMatch(/^console-session=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/; Max-Age=3600$/)
    expect(await ours.post('/sign-in', proof)).toMatchObject({
      status: 403,
      body: { error: 'That took too long: please sign in again.' },
    })
    expect(ours.said()).toContain('console: Darya has signed in with the key manager (manager)')
  })

  test('ends as soon as the key is revoked [release.console-sign-in]', async () => {
    const second = await ours.signIn(keys.second)
    expect(await second.page('/')).toContain('Sign out')
    elsewhere(() => revokeKey(state, 'second', ANNA))
    expect(await second.page('/')).not.toContain('Sign out')
    expect(await second.act(rollback())).toMatchObject({ status: 401 })
    expect(active()).toBe('1.1.0')
  })

  test('ends by signing out', async () => {
    const manager = await ours.signIn(keys.manager)
    expect((await manager.post('/sign-out', {})).headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await manager.act(rollback())).toMatchObject({ status: 401 })
  })
})

describe('a release', () => {
  test('is signed where the key is: no key lies on the machine of the console, and the record says who and why [release.console-signs]', async () => {
    const manager = await ours.signIn(keys.manager, 'Darya')
    const answer = await manager.act(rollback())
    expect(answer).toMatchObject({ status: 200, body: { isServed: true, notes: [] } })
    expect(answer.body['words']).toBe(
      `${NAME} is back at 1.0.0, and 1.1.0 is marked bad (release ${seen()}). No front door runs here: the next one takes it.`,
    )
    const [last] = listed(state, { most: 1 })
    expect(last).toMatchObject({
      action: 'rollback',
      changed: [`${NAME}@1.0.0`],
      who: 'Darya',
      why: 'tags overlap',
      signer: 'manager',
      fault: null,
    })
    expect(fs.readdirSync(path.join(state, 'keys'))).toStrictEqual(['root.pub'])
  })

  test('is not made with the signature of another key, or with one that was used [release.console-signs]', async () => {
    const manager = await ours.signIn(keys.manager)
    const before = seen()
    expect(await manager.act(rollback(), keys.team)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('The signature is not of this release') },
    })
    const { body } = await manager.post('/actions/prepare', rollback())
    for (const status of [409, 409])
      expect(await manager.post('/actions/sign', { id: body['id'], signature: 'none' })).toMatchObject({ status })
    expect(seen()).toBe(before)
  })

  test('waits for the session that prepared it and for nobody else [release.console-signs]', async () => {
    const [manager, second] = [await ours.signIn(keys.manager), await ours.signIn(keys.second)]
    const { body } = await manager.post('/actions/prepare', rollback())
    expect(await second.post('/actions/sign', { id: body['id'], signature: 'any' })).toMatchObject({ status: 409 })
  })

  test('that somebody else has overtaken is told and changes nothing, and so is the second of a double click [release.console-overtaken]', async () => {
    const manager = await ours.signIn(keys.manager)
    const old = rollback()
    const prepared = await manager.post('/actions/prepare', old)
    elsewhere(() => promote(state, NAME, '1.2.0', { who: 'Boris', why: 'new sizes' }))
    const words = (error: string) => ({ status: 409, body: { error: expect.stringContaining(error) } })
    expect(await manager.post('/actions/sign', { id: prepared.body['id'], signature: 'any' })).toMatchObject(
      words(`Boris released ${NAME}@1.2.0 just now (promote`),
    )
    expect(await manager.act(old)).toMatchObject(words(`Boris released ${NAME}@1.2.0 just now (promote`))
    const again = { ...rollback({ from: '1.2.0' }) }
    expect(await manager.act(again)).toMatchObject({ status: 200 })
    expect(await manager.act(again)).toMatchObject(words('just now (rollback'))
    expect(active()).toBe('1.1.0')
  })

  test('is on record and told where a front door does not serve it', async () => {
    const report = { host: os.hostname(), pid: process.pid, serial: 1, damaged: [], refused: 'it is frozen' }
    fs.mkdirSync(path.dirname(reportFile(state)), { recursive: true })
    fs.writeFileSync(reportFile(state), JSON.stringify(report))
    const manager = await ours.signIn(keys.manager)
    expect(await manager.page('/')).toMatch(/<dd class="bad">0 of 1/)
    const { status, body } = await manager.act(rollback())
    expect([status, body['isServed']]).toStrictEqual([200, false])
    expect(body['words']).toMatch(/is on record, and not everybody sees it:\nfront door \d+ on .* still serves release 1: it is frozen/)
  })
})

describe('roles', () => {
  test('a manager shows to a share, promotes, locks and unlocks [release.console-roles]', async () => {
    const manager = await ours.signIn(keys.manager)
    const step = { action: 'canary', name: NAME, version: '1.2.0', from: '1.1.0', share: '25', why: 'new sizes' }
    expect((await manager.act({ ...step, seen: seen() })).body['words']).toContain(`${NAME}@1.2.0 is shown to 25 % of visitors`)
    expect(canaryOf(record(), NAME)?.deployment.traffic).toBe(25)
    expect(await manager.page(`/sheet?do=rollback&name=${NAME}`)).toMatch(/value="1\.2\.0" checked data-ends-canary/)
    expect(await manager.act(rollback({ from: '1.2.0' }))).toMatchObject({ status: 200 })
    expect(versionOf(record(), NAME, '1.2.0')?.extras.bad).toBe(true)
    expect(await manager.act({ action: 'promote', name: NAME, version: '1.2.0', why: 'it was the network', seen: seen() })).toMatchObject({
      status: 200,
    })
    expect(await manager.act({ action: 'lock', name: NAME, why: 'sale', seen: seen() })).toMatchObject({ status: 200 })
    expect((await manager.act(rollback({ from: '1.2.0' }))).body.error).toContain(`${NAME} is locked by manager`)
    expect(await manager.act({ action: 'unlock', name: NAME, why: 'over', seen: seen() })).toMatchObject({ status: 200 })
    expect(record().locks).toStrictEqual({})
  })

  test("a team's key publishes its remote and shows it to a share, and has no other button [release.console-roles]", async () => {
    const team = await ours.signIn(keys.team)
    writeBuild(state, NAME, '1.3.0')
    expect(await team.act({ action: 'publish', name: NAME, version: '1.3.0', seen: seen() })).toMatchObject({ status: 200 })
    expect(await team.act({ action: 'canary', name: NAME, version: '1.3.0', share: '1', why: 'first', seen: seen() })).toMatchObject({
      status: 200,
    })
    for (const refused of [
      rollback(),
      { ...rollback(), action: 'promote', version: '1.2.0' },
      { ...rollback(), action: 'lock' },
      { ...rollback(), action: 'canary', name: 'shell' },
    ])
      expect(await team.act(refused)).toMatchObject({
        status: 403,
        body: { error: expect.stringContaining('The key catalog-ci (team:mfe-catalog) may not') },
      })
    const does = [...(await team.page(`/?area=${NAME}`)).matchAll(/data-do="(\w+)"/g)].map(([, action]) => action)
    expect([...new Set(does)].sort()).toStrictEqual(['canary', 'preview'])
    expect(await team.page('/?area=shell')).not.toContain('data-do=')
    expect(active()).toBe('1.1.0')
  })
})

test('of the gate and of a lock are said word for word, and a candidate shows them before', async () => {
  const manager = await ours.signIn(keys.manager)
  const call = { call: 'GET /none', hash: 'x', shape: { csrf: false, body: null, query: null, answer: {} } }
  writeBuild(state, NAME, '1.4.0', undefined, undefined, { uses: { ...NO_USES, calls: [call] } })
  elsewhere(() => publish(state, NAME, '1.4.0', ANNA))
  const sentence = 'The API at http://127.0.0.1:9 does not answer, so nobody knows whether mfe-catalog 1.4.0 works with it'
  const promotion = { action: 'promote', name: NAME, version: '1.4.0', why: 'new', seen: seen() }
  expect((await manager.act(promotion)).body.error).toContain(sentence)
  const news = await ours.news()
  while (!(await manager.page(`/?area=${NAME}`)).includes(sentence)) await news.next()
  await news.end()
  elsewhere(() => lock(state, NAME, { who: 'Boris', why: 'sale' }))
  expect((await manager.act(rollback())).body.error).toMatch(/^mfe-catalog is locked by Boris since .*: "sale"/)
})

test('open pages are told of a release within a second or two [release.console-live]', async () => {
  const news = await ours.news()
  expect(await news.next()).toBe(seen())
  elsewhere(() => promote(state, NAME, '1.2.0', ANNA))
  while ((await news.next()) !== seen());
  await news.end()
})

test('an area tells what visitors have bought with each of its versions [release.sales-by-version]', async () => {
  const counts = { loads: 40, failures: {}, senders: 0 }
  writeCounts(state, 'door', {
    [NAME]: { stage: stageOf(record(), NAME), versions: { '1.1.0': { ...counts, sales: { adds: 12, orders: 3 } } } },
  })
  const manager = await ours.signIn(keys.manager)
  expect(await manager.page(`/?area=${NAME}`)).toContain('1.1.0: 40 loads, 12 into the bag, 3 orders')
})

test('an area tells how fast its pages were with each of its versions [release.vitals-by-version]', async () => {
  const counted = (good: number) => ({ loads: 40, failures: {}, senders: 0, vitals: { LCP: { all: 30, good } } })
  const stage = stageOf(record(), NAME)
  for (const [door, good] of [
    ['door', 20],
    ['other', 25],
  ] as const)
    writeCounts(state, door, { [NAME]: { stage, versions: { '1.1.0': counted(good) } } })
  const manager = await ours.signIn(keys.manager)
  expect(await manager.page(`/?area=${NAME}`)).toContain('1.1.0: 80 loads, LCP 75\u00a0% good of 60')
})
