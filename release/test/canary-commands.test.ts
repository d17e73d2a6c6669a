import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { activateAll, publish } from '../src/actions.ts'
import { reportFile } from '../src/front-doors/front-doors.ts'
import { readOverrideToken } from '../src/override/token.ts'
import { canaryOf } from '../src/record.ts'
import { readCurrent } from '../src/store.ts'
import { newState, writeBuild } from './built.ts'

const CLI = path.join(__dirname, '../src/cli.ts')
const NAME = 'mfe-catalog'
const REASON = { who: 'anna', why: 'a test' }
const WHY = ['--why', REASON.why, '--who', REASON.who]
const NOBODY = 'No front door runs here: the next one takes it.\n'

let state: string

/** The command as a person runs it, on a state folder of its own. */
function run(...args: string[]): Promise<{ code: number | null; out: string; error: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, STATE_DIR: state, RELEASE_PROBE: 'off' } })
    const said = { out: '', error: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text))
    child.on('close', (code) => resolve({ ...said, code }))
  })
}

beforeEach(() => {
  state = newState()
  for (const version of ['1.0.0', '1.1.0']) writeBuild(state, NAME, version)
  activateAll(state, { [NAME]: '1.0.0' }, REASON)
  publish(state, NAME, '1.1.0', REASON)
})
afterEach(() => fs.rmSync(state, { recursive: true }))

test('canary says who sees what at each step, and rollback what it ends', async () => {
  const step = (share: string) => run('canary', NAME, '1.1.0', '--share', share, ...WHY)
  expect(await step('5')).toStrictEqual({
    code: 0,
    out: `mfe-catalog@1.1.0 is shown to 5 % of visitors, the others see 1.0.0 (release 3). ${NOBODY}`,
    error: '',
  })
  expect((await step('100')).out).toContain('is shown to 100 % of visitors, 1.0.0 stays active until a promotion (release 4).')
  expect((await run('rollback', NAME, ...WHY)).out).toBe(
    `mfe-catalog is at 1.0.0 for everybody (release 5). The canary of 1.1.0 is over and not marked bad. If 1.0.0 is bad too: npm run release -- rollback mfe-catalog --from 1.0.0 --why "…". ${NOBODY}`,
  )
  await step('5')
  expect((await run('rollback', NAME, '--from', '1.1.0', ...WHY)).out).toBe(
    `mfe-catalog is at 1.0.0 for everybody (release 7). The canary of 1.1.0 is over and marked bad. If 1.0.0 is bad too: npm run release -- rollback mfe-catalog --from 1.0.0 --why "…". ${NOBODY}`,
  )
  // The version that a rollback leads to is not the bad one.
  expect((await run('history', NAME, '--most', '1')).out).toContain('  rollback to mfe-catalog@1.0.0  ')
  expect((await step('5')).error).toContain('was rolled back as bad')
  expect((await run('promote', NAME, '1.1.0', ...WHY)).out).toContain('Note: 1.1.0 was marked bad, and no longer is.')
})

test('the end of a canary by its share, and by a promotion', async () => {
  await run('canary', NAME, '1.1.0', '--share', '0.5', ...WHY)
  expect(canaryOf(readCurrent(state)!, NAME)?.deployment.traffic).toBe(0.5)
  expect((await run('canary', NAME, '1.1.0', '--share', '0', ...WHY)).out).toContain(
    'The canary of mfe-catalog@1.1.0 is over: everybody sees 1.0.0',
  )
  await run('canary', NAME, '1.1.0', '--share', 'staff', ...WHY)
  await run('canary', NAME, '1.1.0', '--share', '5', ...WHY)
  const said = (await run('history', NAME, '--most', '4')).out.split('\n').filter((line) => line.includes('canary'))
  expect(said.map((line) => /mfe-catalog@1\.1\.0(.*?) {2}/.exec(line)?.[1])).toStrictEqual([
    ' to 5 %',
    ' to staff',
    ' is over',
    ' to 0.5 %',
  ])
  expect((await run('promote', NAME, '1.1.0', ...WHY)).out).toBe(`mfe-catalog@1.1.0 is shown to everybody (release 7). ${NOBODY}`)
})

test('canary waits for front doors and names the one that does not take it', async () => {
  const report = reportFile(state)
  fs.mkdirSync(path.dirname(report), { recursive: true })
  fs.writeFileSync(report, JSON.stringify({ host: 'another', pid: 7, serial: 1, damaged: [], refused: null }))
  const { code, error } = await run('canary', NAME, '1.1.0', '--share', '5', ...WHY)
  expect([code, error]).toStrictEqual([
    2,
    'Release 3 is on record, and not everybody sees it:\nfront door 7 on another still serves release 1.\n',
  ])
})

test.each([
  [['canary', NAME, '1.1.0', ...WHY], 'Say to which share of visitors'],
  [['canary', NAME, '1.1.0', '--share', '101', ...WHY], 'Say to which share of visitors'],
  [['canary', NAME, '1.1.0', '--share', 'half', ...WHY], 'Say to which share of visitors'],
  [['canary', NAME, '1.1.0', '--share', '5'], 'Say why'],
  [['canary', NAME, '--share', '5', ...WHY], 'Please name the version'],
  [['promote', NAME, '1.1.0', '--share', '5', ...WHY], '--share belongs to canary only.'],
  [['promote', NAME, '1.1.0', '--from', '1.0.0', ...WHY], '--from belongs to canary and rollback only.'],
  [['override'], 'Please name the version, mfe-catalog@1.3.0-rc.1'],
  [['override', `${NAME}@1.1.0`, '--hours', '2'], '--hours must be a number up to 1'],
  [['override', `${NAME}@2.0.0`], 'mfe-catalog@2.0.0 is not published; on record are'],
  [['override', NAME], 'Say which version of mfe-catalog: mfe-catalog@1.4.2 for example.'],
  [['override', '../x@1.0.0'], '"../x" is no name of a remote'],
  [['override', `${NAME}@1.1.0`, `${NAME}@1.0.0`], 'mfe-catalog is named twice'],
])('%j is refused with a sentence', async (args, words) => {
  const { code, error } = await run(...args)
  expect([code, error]).toStrictEqual([1, expect.stringContaining(words)])
  expect(readCurrent(state)?.serial).toBe(2)
})

test('override prints a signed link to versions on record, for an hour at most', async () => {
  const { out } = await run('override', `${NAME}@1.1.0`, '--json')
  const { path: link, versions, until } = JSON.parse(out) as { path: string; versions: unknown; until: string }
  expect(versions).toStrictEqual({ [NAME]: '1.1.0' })
  const left = Date.parse(until) - Date.now()
  expect([left > 3_500_000, left <= 3_600_000]).toStrictEqual([true, true])
  expect(readOverrideToken(state, 'link', link.split('token=')[1] ?? '')?.versions).toStrictEqual({ [NAME]: '1.1.0' })
  expect((await run('override', `${NAME}@1.1.0`, '--hours', '0.5')).out).toMatch(
    /^\/release\/override\?token=[\w.-]+\nOpen it on an address of the shop .+ That browser then sees mfe-catalog@1\.1\.0 for an hour\.\n$/,
  )
})

test('colleagues see a canary before anybody else, and who is one comes by a link [release.staff-first]', async () => {
  expect((await run('canary', NAME, '1.1.0', '--share', 'staff', ...WHY)).out).toBe(
    `mfe-catalog@1.1.0 is shown to colleagues alone, everybody else sees 1.0.0 (release 3). ${NOBODY}`,
  )
  expect((await run('status')).out).toContain('canary 1.1.0: colleagues alone, since')
  expect(canaryOf(readCurrent(state)!, NAME)?.deployment).toStrictEqual({ traffic: 0, default: false })
  const [link, ...words] = (await run('staff')).out.split('\n')
  expect(link).toMatch(/^\/release\/staff\?token=/)
  expect(words.join(' ')).toContain('sees canaries from their first step, for 30 days')
  expect((await run('canary', NAME, '1.1.0', '--share', '0', ...WHY)).out).toContain('The canary of mfe-catalog@1.1.0 is over')
})
