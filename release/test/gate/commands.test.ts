import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { publish } from '../../src/actions.ts'
import { canary } from '../../src/canary/canary.ts'
import { allUses, sentenceOfUse, usersOf } from '../../src/gate/who-uses.ts'
import { lock } from '../../src/locks/locks.ts'
import { activeOf } from '../../src/record.ts'
import { readCurrent } from '../../src/store.ts'
import { keepVerdict } from '../../src/probe/verdict.ts'
import { newState } from '../built.ts'
import { active, build, call, object, openApi } from './offered.ts'

const CLI = path.join(__dirname, '../../src/cli.ts')
const NAME = 'mfe-catalog'
const REASON = { who: 'anna', why: 'a test' }
const WHY = ['--why', 'a test', '--who', 'anna']
const PIECE = object({ name: { type: 'string' } })
const OFFERED = call('GET /pieces/{}', PIECE)
const GONE = call('GET /looks', PIECE)
const LACK = `${NAME} 1.1.0 calls GET /looks, which the running API does not offer`
const REFUSED = `${LACK}: nothing was changed.\n`

// Each test starts the command several times.
jest.setTimeout(60_000)

let state: string
let api: Awaited<ReturnType<typeof openApi>>

beforeEach(async () => {
  state = newState()
  api = await openApi([OFFERED])
  active(state, [`${NAME}@1.0.0`, { calls: [OFFERED] }])
})
afterEach(() => {
  api.close()
  fs.rmSync(state, { recursive: true })
})

/** The command as a person runs it; the API of this test answers meanwhile. */
function run(...args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, STATE_DIR: state, API_URL: api.address } })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('close', (code) => resolve({ code, said }))
  })
}

test('publish refuses what the running API does not offer, and --api none passes it by with a note [release.gate-api]', async () => {
  build(state, `${NAME}@1.1.0`, { calls: [OFFERED, GONE] })
  expect(await run('publish', NAME, '1.1.0')).toStrictEqual({ code: 1, said: REFUSED })
  expect((await run('publish', NAME, '1.1.0', '--api', 'none')).said).toContain(`Note: ${NAME} 1.1.0 is not compared with the API.`)
})

test.each([
  ['canary', ['--share', '5'], REFUSED],
  ['promote', [], REFUSED],
  ['rollback', ['--from', '1.0.0'], `${LACK}; --anyway rolls back all the same: nothing was changed.\n`],
])('%s refuses what the running API does not offer any more, and changes nothing [release.gate-api]', async (step, options, said) => {
  build(state, `${NAME}@1.1.0`, { calls: [OFFERED, GONE] })
  const { serial } = publish(state, NAME, '1.1.0', REASON)
  expect(await run(step, NAME, '1.1.0', ...options, ...WHY)).toStrictEqual({ code: 1, said })
  expect(readCurrent(state)?.serial).toBe(serial)
})

test('a canary whose calls are gone meanwhile can be lowered and ended, and not be raised [release.gate-api]', async () => {
  build(state, `${NAME}@1.1.0`, { calls: [GONE] })
  publish(state, NAME, '1.1.0', REASON)
  canary(state, NAME, '1.1.0', 20, REASON)
  const step = (share: string) => run('canary', NAME, '1.1.0', '--share', share, ...WHY)
  expect(await step('30')).toStrictEqual({ code: 1, said: REFUSED })
  expect((await step('5')).code).toBe(0)
  expect((await step('0')).code).toBe(0)
})

test.each([
  ['another remote is locked', 'mfe-profile', 0, /^mfe-catalog is back at 1\.0\.0/],
  ['the same remote is locked', NAME, 1, /^mfe-catalog is locked by anna/],
])('while %s a rollback goes on or is told so [release.others-go-on]', async (_, locked, code, said) => {
  active(state, [`${NAME}@1.1.0`, { calls: [OFFERED] }], ['mfe-profile@1.0.0', {}])
  api.close()
  let isFirst = true
  api = await openApi([OFFERED], 200, () => {
    if (isFirst) lock(state, locked, REASON)
    isFirst = false
  })
  const result = await run('rollback', NAME, '--from', '1.1.0', ...WHY)
  expect(result).toStrictEqual({ code, said: expect.stringMatching(said) })
})

test('a rollback goes on with a note when it does not answer [release.gate-api]', async () => {
  active(state, [`${NAME}@1.1.0`, { calls: [GONE] }])
  api.close()
  const { code, said } = await run('rollback', NAME, '--from', '1.1.0', ...WHY)
  expect(code).toBe(0)
  expect(said).toContain(`Note: The API at ${api.address} does not answer: ${NAME} 1.0.0 is not compared with it.`)
  expect(activeOf(readCurrent(state)!, NAME)?.metadata.version).toBe('1.0.0')
})

test('what is on record already, or is not, is answered without the API', async () => {
  api.close()
  expect((await run('publish', NAME, '1.0.0')).said).toContain('is published already')
  expect((await run('promote', NAME, '1.0.0', ...WHY)).said).toContain('is active already')
  expect((await run('publish', NAME, '7.0.0')).said).toContain('build it first')
})

test('uses and status --uses tell who uses a call, a message or a widget, by its name or a part of it [release.who-uses]', async () => {
  const message = { 'piece.added': { version: '1.0.0', hash: 'a', shape: {} } }
  active(
    state,
    ['mfe-landings@2.0.0', { heard: message }],
    [`${NAME}@1.1.0`, { calls: [OFFERED], sent: message, popups: ['mfe-landings/care'] }],
  )
  const told = (thing: string) => usersOf(allUses(state), thing).map(sentenceOfUse)
  expect(told('piece.added')).toStrictEqual([`${NAME} 1.1.0 (active) sends piece.added`, 'mfe-landings 2.0.0 (active) hears piece.added'])
  expect(told('GET /pieces/{id}')).toStrictEqual([
    `${NAME} 1.1.0 (active) calls GET /pieces/{}`,
    `${NAME} 1.0.0 (to go back to) calls GET /pieces/{}`,
  ])
  expect(told('cart.updated')).toStrictEqual([])
  expect(await run('status', '--uses', 'CARE')).toStrictEqual({ code: 0, said: `${NAME} 1.1.0 (active) opens mfe-landings/care\n` })
  expect(await run('uses', 'CARE')).toStrictEqual(await run('status', '--uses', 'CARE'))
  expect((await run('uses')).said).toContain('Please name the thing that is used')
  const { said } = await run('uses', 'cart.updated')
  expect(said).toBe('No version that is shown or can be gone back to uses cart.updated.\n')
})

test('what failed its probe is not shown, unless --anyway says so; a rollback waits for no probe [release.opened-first]', async () => {
  const verdict = { at: '2026-03-01T10:00:00.000Z', shop: 'http://localhost:3000', shells: ['1.0.0'], paths: ['/catalog'], unopened: [] }
  build(state, `${NAME}@1.1.0`, { calls: [OFFERED] })
  publish(state, NAME, '1.1.0', REASON)
  keepVerdict(state, NAME, '1.1.0', { ...verdict, faults: ['/catalog is blank, with shell 1.0.0'] })
  const failed = `${NAME} 1.1.0 failed its probe at 2026-03-01 10:00 UTC: /catalog is blank, with shell 1.0.0`
  const refused = { code: 1, said: `${failed}; --anyway shows it all the same: nothing was changed.\n` }
  expect(await run('canary', NAME, '1.1.0', '--share', '5', ...WHY)).toStrictEqual(refused)
  expect(await run('promote', NAME, '1.1.0', ...WHY)).toStrictEqual(refused)
  expect((await run('promote', NAME, '1.1.0', '--anyway', ...WHY)).said).toContain(`Note: ${failed}.`)
  keepVerdict(state, NAME, '1.0.0', { ...verdict, faults: ['/catalog is blank, with shell 1.0.0'] })
  expect((await run('rollback', NAME, '--from', '1.1.0', ...WHY)).said).toContain(`${NAME} is back at 1.0.0`)
})
