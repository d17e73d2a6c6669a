import { DAY_MS } from '@shop/contracts/core/time/durations'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promote, publish, rollback } from '../src/actions.ts'
import { activeOf, type ReleaseRecord } from '../src/record.ts'
import { readCurrent } from '../src/store.ts'
import { beforeSigning, newState, writeBuild } from './built.ts'

const CLI = path.join(__dirname, '../src/cli.ts')
const REASON = { who: 'anna', why: 'a test' }
const WHY = ['--why', REASON.why, '--who', REASON.who]

// Every command starts a process, which takes long on a slow machine.
jest.setTimeout(60_000)

let state: string
const records = () => path.join(state, 'release/records')
const recordFile = (serial: number) => path.join(records(), `${String(serial).padStart(8, '0')}.json`)
const active = () => activeOf(readCurrent(state) as ReleaseRecord, 'mfe-catalog')?.metadata.version
const setAside = () => fs.readdirSync(path.join(state, 'release/set-aside')).map((file) => file.replace(/\.\d+$/, ''))

function said({ status, stdout, stderr }: ReturnType<typeof spawnSync>) {
  return { code: status, said: `${String(stdout)}${String(stderr)}` }
}

const run = (...args: string[]) => said(spawnSync(process.execPath, [CLI, ...args], { env: { ...process.env, STATE_DIR: state } }))

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

describe('repair', () => {
  test('has nothing to do in a whole folder', () => {
    promoted('1.0.0')
    expect(run('repair')).toStrictEqual({ code: 0, said: 'Nothing is broken: the records and current.json are whole.\n' })
    expect(readCurrent(state)?.serial).toBe(2)
  })

  test('a broken newest record is set aside by its name, and everything works again', () => {
    promoted('1.0.0', '1.1.0')
    fs.writeFileSync(recordFile(4), '{"serial": 4, "disc')
    for (const command of [['status'], ['promote', 'mfe-catalog', '1.0.0', ...WHY], ['rollback', 'mfe-catalog', ...WHY]]) {
      expect(run(...command)).toStrictEqual({
        code: 1,
        said: expect.stringContaining('npm run release -- repair sets aside what is broken'),
      })
    }
    const { code, said } = run('repair', '--who', 'anna')
    expect(code).toBe(0)
    expect(said).toContain(`Set aside release 4: ${path.join(state, 'release/set-aside/00000004.json')}`)
    expect(said).toContain('Release 5 repeats release 3: mfe-catalog 1.0.0. Please look whether that is what shoppers should see.')
    expect(readCurrent(state)).toMatchObject({ serial: 5, action: 'repair', who: 'anna', setAside: [4] })
    expect(setAside()).toStrictEqual(['00000004.json'])
    expect(run('verify').code).toBe(0)
    expect(run('promote', 'mfe-catalog', '1.1.0', ...WHY).code).toBe(0)
    expect(run('rollback', 'mfe-catalog', '--from', '1.1.0', ...WHY).code).toBe(0)
    expect(active()).toBe('1.0.0')
  })

  test('a changed old record no longer forbids rollbacks for ever', () => {
    promoted('1.0.0', '1.1.0', '1.2.0')
    fs.appendFileSync(recordFile(2), ' ')
    expect(run('rollback', 'mfe-catalog', '--from', '1.2.0', ...WHY).said).toContain('The chain of records is broken at 3')
    expect(run('repair').said).toContain('Release 7 repeats release 6: mfe-catalog 1.2.0.')
    expect(run('verify').code).toBe(0)
    expect(run('rollback', 'mfe-catalog', '--from', '1.2.0', ...WHY).code).toBe(0)
    expect(active()).toBe('1.1.0')
    fs.appendFileSync(recordFile(4), ' ')
    expect(run('verify').said).toContain('The chain of records is broken at 5.')
  })

  test.each(['{"serial":', '{"serial":7}'])('a broken current.json (%s) names the newest release again', (text) => {
    promoted('1.0.0', '1.1.0')
    fs.writeFileSync(path.join(state, 'release/current.json'), text)
    expect(run('repair').said).toContain('current.json names release 4.')
    expect(setAside()).toStrictEqual(['current.json'])
    expect([readCurrent(state)?.serial, active()]).toStrictEqual([4, '1.1.0'])
  })

  test('a record that does not follow is set aside, and its serial is not used again', () => {
    promoted('1.0.0')
    fs.writeFileSync(recordFile(3), fs.readFileSync(recordFile(1)))
    expect(run('repair').said).toContain('Release 4 repeats release 2: mfe-catalog 1.0.0.')
    expect(run('publish', 'mfe-catalog', '1.1.0').code).toBe(0)
    expect(run('verify').code).toBe(0)
  })

  test('without a readable record everything is set aside', () => {
    promoted('1.0.0')
    for (const serial of [1, 2]) fs.writeFileSync(recordFile(serial), '')
    expect(run('repair').said).toContain('No release is left that can be read')
    expect(setAside()).toStrictEqual(['00000001.json', '00000002.json', 'current.json'])
    expect(run('publish', 'mfe-catalog', '1.1.0').code).toBe(0)
  })
})

/** A draft of that name goes to the device that is always full; `exec` keeps the process number. */
function onFullDisk(draft: string, ...args: string[]) {
  const script = `ln -s /dev/full "${draft}.$$" && exec "$0" "$@"`
  return said(spawnSync('bash', ['-c', script, process.execPath, CLI, ...args], { env: { ...process.env, STATE_DIR: state } }))
}

test.each([
  ['the record', () => recordFile(5)],
  ['the pointer', () => path.join(state, 'release/current.json')],
])('a disk that is full when %s is written is said in a sentence, changes nothing and leaves no draft', (_, file) => {
  promoted('1.0.0', '1.1.0')
  const { code, said } = onFullDisk(file(), 'rollback', 'mfe-catalog', '--from', '1.1.0', ...WHY)
  expect(code).toBe(1)
  expect(said).toMatch(/^The disk of .*release.* is full: nothing was changed\. Free space \(npm run release -- gc\), then try again\.\n$/)
  expect(fs.readdirSync(records())).toHaveLength(4)
  expect(fs.readdirSync(path.join(state, 'release')).sort()).toStrictEqual(['current.json', 'records'])
  expect(active()).toBe('1.1.0')
})

describe('gc', () => {
  const built = () => fs.readdirSync(path.join(state, 'artifacts/mfe-catalog')).sort()
  const agedBy = (days: number) => {
    const then = new Date(Date.now() - days * DAY_MS)
    for (const version of built()) fs.utimesSync(path.join(state, 'artifacts/mfe-catalog', version), then, then)
    beforeSigning(state, (text) => text.replace(/("(?:publishedAt|at)":)"[^"]+"/g, `$1"${then.toISOString()}"`))
    // The newest two, though nothing names them.
    for (const version of ['1.7.0', '1.8.0']) {
      const later = then.getTime() / 1000 + 60
      fs.utimesSync(path.join(state, 'artifacts/mfe-catalog', version), later, later)
    }
  }

  beforeEach(() => {
    for (let minor = 3; minor <= 8; minor++) writeBuild(state, 'mfe-catalog', `1.${minor}.0`)
    promoted('1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0')
    rollback(state, 'mfe-catalog', undefined, REASON)
    // Published and never shown; not published at all; left by a build that was killed.
    publish(state, 'mfe-catalog', '1.5.0', REASON)
    fs.mkdirSync(path.join(state, 'artifacts/mfe-catalog/1.9.0.4711'))
  })

  test('young builds stay, whatever they are', () => {
    agedBy(29)
    expect(run('gc')).toStrictEqual({ code: 0, said: 'Every build is needed or young: nothing to delete.\n' })
    expect(built()).toHaveLength(10)
  })

  test('old builds that are not active, nor to go back to, nor among the last are deleted; --dry-run only names them', () => {
    agedBy(40)
    const dry = run('gc', '--keep', '2', '--dry-run')
    expect([dry.code, dry.said]).toStrictEqual([0, expect.stringMatching(/^Would delete 5 builds, 0\.0 MB:\n {2}mfe-catalog@1\.0\.0\n/)])
    expect(built()).toHaveLength(10)
    expect(run('gc', '--keep', '2').said).toMatch(/^Deleted 5 builds/)
    expect(built()).toStrictEqual(['1.1.0', '1.2.0', '1.3.0', '1.7.0', '1.8.0'])
    expect(readCurrent(state)).toMatchObject({
      action: 'prune',
      changed: expect.arrayContaining(['mfe-catalog@1.0.0', 'mfe-catalog@1.4.0', 'mfe-catalog@1.5.0']),
    })
    expect(run('verify').said).not.toContain('mfe-catalog@')
    expect(run('gc', '--keep', '2').said).toContain('nothing to delete')
  })

  test('a bad version stays bad without its files, and comes back only built and promoted by name', () => {
    agedBy(40)
    run('gc', '--keep', '2')
    expect(run('status').said).toMatch(/mfe-catalog +1\.3\.0 +back: 1\.2\.0, 1\.1\.0 {2}bad: 1\.4\.0\n/)
    expect(run('promote', 'mfe-catalog', '1.4.0', ...WHY).said).toContain('There is no built artifact mfe-catalog@1.4.0; build it first.')
    writeBuild(state, 'mfe-catalog', '1.4.0')
    expect(run('promote', 'mfe-catalog', '1.4.0', ...WHY).code).toBe(0)
    expect(run('verify').said).not.toContain('mfe-catalog@')
  })

  test('fewer than documents name are never kept', () => {
    expect(run('gc', '--keep', '1')).toStrictEqual({ code: 1, said: expect.stringContaining('--keep must be at least 2') })
    expect(run('gc', '--days', 'x')).toStrictEqual({ code: 1, said: expect.stringContaining('--days must be a whole number') })
  })
})

test.each([['status'], ['gc'], ['verify'], ['repair'], ['promote', 'mfe-catalog', '1.0.0', ...WHY], ['publish', 'mfe-catalog', '1.0.0']])(
  'in an empty folder %s asks whether STATE_DIR is set',
  (...args) => {
    fs.rmSync(path.join(state, 'artifacts'), { recursive: true })
    expect(run(...args)).toStrictEqual({ code: 1, said: expect.stringContaining(`There is no shop in ${state}: is STATE_DIR set?`) })
  },
)
