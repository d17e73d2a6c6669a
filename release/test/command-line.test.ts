import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promote, publish } from '../src/actions.ts'
import { addFailures } from '../src/failures.ts'
import { activeOf, type ReleaseRecord } from '../src/record.ts'
import { readCurrent } from '../src/store.ts'
import { newState, writeBuild } from './built.ts'

const CLI = path.join(__dirname, '../src/cli.ts')
const REASON = { who: 'anna', why: 'a test' }
/** Versions go by too fast here for a rollback that does not say what it goes from. */
const FROM = (version: string) => ['rollback', 'mfe-catalog', '--from', version, ...WHY]
const WHY = ['--why', REASON.why, '--who', REASON.who]

let state: string

interface Said {
  code: number | null
  out: string
  error: string
}

/** The command as a person runs it, on a state folder of its own. */
function run(args: string[], env: Record<string, string> = {}): Promise<Said> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [CLI, ...args], { env: { ...process.env, STATE_DIR: state, ...env } })
    const said: Said = { code: null, out: '', error: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text))
    child.on('close', (code) => resolve({ ...said, code }))
  })
}

const active = () => activeOf(readCurrent(state) as ReleaseRecord, 'mfe-catalog')?.metadata.version
const recordFile = (serial: number) => path.join(state, 'release/records', `${String(serial).padStart(8, '0')}.json`)
const pointer = () => path.join(state, 'release/current.json')

function promoted(...versions: string[]) {
  for (const version of versions) {
    publish(state, 'mfe-catalog', version, REASON)
    promote(state, 'mfe-catalog', version, REASON)
  }
}

beforeEach(() => {
  state = newState()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) writeBuild(state, 'mfe-catalog', version)
})
afterEach(() => fs.rmSync(state, { recursive: true }))

test('publish, promote and rollback report their result; status lists good and bad versions', async () => {
  promoted('1.0.0', '1.1.0')
  const back = await run(FROM('1.1.0'))
  expect(back).toStrictEqual({
    code: 0,
    out: 'mfe-catalog is back at 1.0.0, and 1.1.0 is marked bad (release 5). No front door runs here: the next one takes it.\n',
    error: '',
  })
  const { out } = await run(['status'])
  expect(out).toMatch(/mfe-catalog +1\.0\.0 +bad: 1\.1\.0\n/)
})

test('status lists the versions on record that failed on the server and in browsers, with their counts [release.failures-are-seen]', async () => {
  promoted('1.0.0', '1.1.0')
  const at = '2026-11-24T00:00:00.000Z'
  const failures = { server: { count: 3, page: 'mfe-catalog/page/listing', at }, start: { count: 12, at }, fallback: { count: 11, at } }
  addFailures(state, { serial: 4, versions: { 'mfe-catalog@1.1.0': failures, 'mfe-catalog@0.9.0': failures } })
  const { out } = await run(['status'])
  expect(out).toContain(
    `mfe-catalog@1.1.0 could not be rendered 3 times, last mfe-catalog/page/listing at ${at}; failed in browsers: start 12, fallback 11, last at ${at}.\n`,
  )
  expect(out).not.toContain('0.9.0')
})

test('one of two concurrent rollbacks succeeds, the other gets an error', async () => {
  promoted('1.0.0', '1.1.0', '1.2.0')
  // Both were asked for now, however long a busy machine takes to start them.
  const env = { ASKED_AT: String(Date.now()) }
  const both = await Promise.all([1, 2].map(() => run(FROM('1.2.0'), env)))
  expect(both.map(({ code }) => code).sort()).toStrictEqual([0, 1])
  expect(both.find(({ code }) => code === 1)?.error).toMatch(/just now|[Ss]omebody else|is at 1\.1\.0 now and not at 1\.2\.0/)
  expect(active()).toBe('1.1.0')
})

describe('within a minute of another change', () => {
  beforeEach(() => promoted('1.0.0', '1.1.0', '1.2.0'))

  test('a rollback that does not say from which version is refused, so that no good version becomes bad', async () => {
    await run(FROM('1.2.0'))
    const { code, error } = await run(['rollback', 'mfe-catalog', ...WHY])
    expect(code).toBe(1)
    expect(error).toMatch(/^mfe-catalog was changed \d+ s ago \(rollback by anna, release 7\) and is at 1\.1\.0\./)
    expect(error).toContain('npm run release -- rollback mfe-catalog --from 1.1.0 --why "…"')
    expect(active()).toBe('1.1.0')
  })

  test('a rollback from a version that is not active any more is refused', async () => {
    await run(FROM('1.2.0'))
    const { code, error } = await run(FROM('1.2.0'))
    expect([code, error]).toStrictEqual([1, expect.stringContaining('mfe-catalog is at 1.1.0 now and not at 1.2.0; nothing was changed')])
    expect(active()).toBe('1.1.0')
  })

  test('a rollback of another remote needs no version, nor one after the minute', async () => {
    writeBuild(state, 'shell', '2.0.0')
    publish(state, 'shell', '2.0.0', REASON)
    const other = await run(['rollback', 'shell', ...WHY])
    expect(other.error).toContain('shell has no good version to go back to')
    const later = await run(['rollback', 'mfe-catalog', ...WHY], { ASKED_AT: String(Date.now() + 60_000) })
    expect([later.code, active()]).toStrictEqual([0, '1.1.0'])
  })
})

test('a second rollback goes one version further back', async () => {
  promoted('1.0.0', '1.1.0', '1.2.0')
  await run(FROM('1.2.0'))
  await run(FROM('1.1.0'))
  expect(active()).toBe('1.0.0')
  const third = await run(FROM('1.0.0'))
  expect([third.code, third.error]).toStrictEqual([1, expect.stringContaining('no good version to go back to')])
})

test.each([
  ['promote without a reason', ['promote', 'mfe-catalog', '1.1.0'], 'Say why'],
  ['rollback with an empty reason', ['rollback', 'mfe-catalog', '--why', '  '], 'Say why'],
  ['a version too many', ['promote', 'mfe-catalog', '1.1.0', '1.2.0', ...WHY], '"1.2.0" is one argument too many'],
  ['an argument of status', ['status', 'mfe-catalog'], '"mfe-catalog" is one argument too many'],
  ['an unknown option', ['status', '--force'], "Unknown option '--force'"],
  ['an unknown command', ['undo'], 'There is no command undo'],
])('%s is rejected, and nothing is released', async (_, args, words) => {
  promoted('1.0.0')
  await run(['publish', 'mfe-catalog', '1.1.0'])
  const before = fs.readdirSync(path.dirname(recordFile(1)))
  const { code, error } = await run(args)
  expect([code, error]).toStrictEqual([1, expect.stringContaining(words)])
  expect(fs.readdirSync(path.dirname(recordFile(1)))).toStrictEqual(before)
})

test('publishing an already published version reports no change', async () => {
  await run(['publish', 'mfe-catalog', '1.0.0'])
  const { code, out } = await run(['publish', 'mfe-catalog', '1.0.0'])
  expect([code, out]).toStrictEqual([0, 'mfe-catalog@1.0.0 is published already; nothing has changed.\n'])
})

test('a pointer one behind the newest release is repaired and reported', async () => {
  promoted('1.0.0', '1.1.0')
  fs.writeFileSync(pointer(), '{"serial":3}')
  const { code, error } = await run(FROM('1.1.0'))
  expect([code, error]).toStrictEqual([0, 'current.json named release 3, and release 4 is there: repaired.\n'])
  expect(active()).toBe('1.0.0')
  expect(readCurrent(state)?.serial).toBe(5)
})

test('a newer record that does not follow the current one is reported and left unchanged', async () => {
  promoted('1.0.0')
  fs.writeFileSync(recordFile(3), fs.readFileSync(recordFile(1)))
  const { code, error } = await run(['publish', 'mfe-catalog', '1.1.0'])
  expect([code, error]).toStrictEqual([1, expect.stringContaining('00000003.json does not follow release 2')])
  expect(readCurrent(state)?.serial).toBe(2)
})

test.each(['{"serial":', '{}', '{"serial":"2"}', '{"serial":7}'])(
  'a broken current.json (%s) fails with an error that explains the fix',
  async (text) => {
    promoted('1.0.0')
    fs.writeFileSync(pointer(), text)
    const { code, error } = await run(['status'])
    expect([code, error]).toStrictEqual([1, expect.stringContaining('The newest release is 2: write {"serial":2} into it')])
  },
)

test('rollback fails on a broken chain, promote by name still works', async () => {
  promoted('1.0.0', '1.1.0')
  fs.appendFileSync(recordFile(1), ' ')
  const back = await run(FROM('1.1.0'))
  expect([back.code, back.error]).toStrictEqual([1, expect.stringContaining('The chain of records is broken at 2')])
  expect(active()).toBe('1.1.0')
  expect((await run(['promote', 'mfe-catalog', '1.0.0', ...WHY])).code).toBe(0)
})

test.each([
  ['changed after it was written', () => fs.writeFileSync(recordFile(4), `${fs.readFileSync(recordFile(4), 'utf8')} `)],
  ['lost', () => fs.rmSync(recordFile(2))],
])('verify detects a record that was %s', async (_, spoil) => {
  promoted('1.0.0', '1.1.0')
  spoil()
  const { code, error } = await run(['verify'])
  expect([code, error]).toStrictEqual([1, expect.stringContaining('The chain of records is broken at')])
})

test('verify reports success, or each changed file of a released version', async () => {
  promoted('1.0.0', '1.1.0')
  expect(await run(['verify'])).toMatchObject({ code: 0, out: 'Everything that is released is whole: 2 versions, 4 releases.\n' })
  const folder = path.join(state, 'artifacts/mfe-catalog')
  fs.appendFileSync(path.join(folder, '1.1.0/server/server.cjs'), ' ')
  fs.rmSync(path.join(folder, '1.0.0/remoteEntry.js'))
  const { code, error } = await run(['verify'])
  expect(code).toBe(1)
  expect(error).toBe(
    'mfe-catalog@1.1.0 (active): server/server.cjs has another hash\nmfe-catalog@1.0.0 (to go back to): remoteEntry.js is missing\n',
  )
})

test('verify detects one flipped byte in a compressed file', async () => {
  promoted('1.0.0')
  const file = path.join(state, 'artifacts/mfe-catalog/1.0.0/remoteEntry.js.br')
  const bytes = fs.readFileSync(file)
  bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1
  fs.writeFileSync(file, bytes)
  expect((await run(['verify'])).error).toBe('mfe-catalog@1.0.0 (active): remoteEntry.js.br is not the compressed remoteEntry.js\n')
  await run(['publish', 'mfe-catalog', '1.1.0'])
  await run(['promote', 'mfe-catalog', '1.1.0', ...WHY])
  const back = await run(FROM('1.1.0'))
  expect([back.code, back.error]).toStrictEqual([1, expect.stringContaining('remoteEntry.js.br is not the compressed')])
})

test('promote rejects a version that was rebuilt after its release', async () => {
  promoted('1.0.0', '1.1.0')
  writeBuild(state, 'mfe-catalog', '1.0.0', 'other code under the same name')
  const { code, error } = await run(FROM('1.1.0'))
  expect([code, error]).toStrictEqual([1, expect.stringContaining('artifact.json has another hash')])
})

test('many published candidates never evict the rollback target', async () => {
  promoted('1.0.0', '1.1.0')
  for (let patch = 0; patch < 9; patch++) {
    writeBuild(state, 'mfe-catalog', `2.0.${patch}`)
    publish(state, 'mfe-catalog', `2.0.${patch}`, REASON)
  }
  await run(FROM('1.1.0'))
  expect(active()).toBe('1.0.0')
})

test('errors are JSON for scripts too', async () => {
  promoted('1.0.0')
  const { code, out } = await run(['rollback', 'mfe-profile', '--why', 'x', '--json'])
  expect([code, JSON.parse(out)]).toStrictEqual([1, { error: expect.stringContaining('mfe-profile is not in the release') }])
})
