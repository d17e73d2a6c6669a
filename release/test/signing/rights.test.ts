import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promote, publish, rollback } from '../../src/actions.ts'
import { activeOf } from '../../src/record.ts'
import { diff } from '../../src/history/diff.ts'
import { lock } from '../../src/locks/locks.ts'
import { keyFile } from '../../src/signing/key-files.ts'
import { addKey } from '../../src/signing/keys.ts'
import { readCurrent } from '../../src/store.ts'
import { statusOf } from '../../src/status.ts'
import { releaseWorkspace } from '../../src/workspace.ts'
import { beforeSigning, newState, writeBuild } from '../built.ts'
import { as, forge } from './forged.ts'

const CLI = path.join(__dirname, '../../src/cli.ts')
const REASON = { who: 'anna', why: 'a test' }
const NAME = 'mfe-catalog'

// Every command starts a process, which takes long on a slow machine.
jest.setTimeout(60_000)

let state: string

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    env: { ...process.env, STATE_DIR: state },
    encoding: 'utf8',
  })
  return { code: status, said: `${stdout}${stderr}` }
}

function promoted(...versions: string[]) {
  for (const version of versions) {
    publish(state, NAME, version, REASON)
    promote(state, NAME, version, REASON)
  }
}

beforeEach(() => {
  state = newState()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) writeBuild(state, NAME, version)
  promoted('1.0.0', '1.1.0')
})
afterEach(() => fs.rmSync(state, { recursive: true }))

test('keys are added, listed and revoked by commands', () => {
  const added = run('keys', 'add', 'catalog', '--scope', 'team:mfe-catalog')
  expect(added).toStrictEqual({ code: 0, said: expect.stringContaining(`Its private key is ${keyFile(state, 'catalog')}`) })
  expect(run('keys', 'revoke', 'catalog')).toStrictEqual({ code: 1, said: expect.stringContaining('Say why') })
  expect(run('keys', 'revoke', 'catalog', '--why', 'lost').code).toBe(0)
  const { said } = run('keys')
  expect(said).toMatch(/^ {2}manager +manager +[\w-]{43} {2}since \d{4}-\d\d-\d\d$/m)
  expect(said).toMatch(/^ {2}catalog +team:mfe-catalog +[\w-]{43} {2}since \S+ {2}revoked \S+ by \S+: "lost"$/m)
  expect(JSON.parse(run('keys', '--json').said)).toHaveLength(2)
  expect(run('keys', 'add', 'other', '--scope', 'king')).toStrictEqual({ code: 1, said: expect.stringContaining('"king" is no scope') })
  expect(run('keys', 'add', 'typo', '--scope', 'team:mfe-catlog')).toStrictEqual({
    code: 0,
    said: expect.stringContaining('Note: no mfe-catlog is on record yet, only mfe-catalog. If it is misspelled: keys revoke typo.'),
  })
  expect(run('keys', 'lose', 'catalog')).toStrictEqual({ code: 1, said: expect.stringContaining('There is no command keys lose.') })
})

describe('a lock', () => {
  const sentence = /mfe-catalog is locked by boris since \S+ \S+: "sale" \(npm run release -- unlock mfe-catalog\)/

  test('refuses to promote and to roll back, and says whose it is and why; publishing goes on [release.locked-stays]', () => {
    expect(run('lock', NAME, '--why', 'sale', '--who', 'boris').code).toBe(0)
    expect(run('publish', NAME, '1.2.0').code).toBe(0)
    for (const command of [
      ['promote', NAME, '1.2.0'],
      ['rollback', NAME, '--from', '1.1.0'],
    ]) {
      expect(run(...command, '--why', 'x')).toStrictEqual({ code: 1, said: expect.stringMatching(sentence) })
    }
    expect(statusOf(state)).toMatch(sentence)
    expect(run('lock', NAME, '--why', 'again')).toStrictEqual({ code: 1, said: expect.stringMatching(sentence) })
    expect(run('unlock', NAME).code).toBe(0)
    expect(run('promote', NAME, '1.2.0', '--why', 'x').code).toBe(0)
    expect(run('unlock', NAME)).toStrictEqual({ code: 1, said: expect.stringContaining('There is no lock of mfe-catalog.') })
  })

  test('of everything holds each remote, and builds of the workspace too', () => {
    lock(state, 'all', { who: 'boris', why: 'sale' })
    expect(() => promote(state, NAME, '1.0.0', REASON)).toThrow('Every remote is locked by boris')
    expect(releaseWorkspace(state, { [NAME]: '1.2.0' }, { unlessChosen: false })).toStrictEqual({
      record: null,
      kept: [expect.stringContaining('mfe-catalog stays at 1.1.0: every remote is locked by boris')],
    })
    expect(statusOf(state)).toContain('Every remote is locked by boris')
    expect(run('unlock', NAME).said).toContain('There is no lock of mfe-catalog, but one of everything: unlock all.')
    expect(run('lock', 'mfe-other', '--why', 'x')).toStrictEqual({
      code: 1,
      said: expect.stringContaining('mfe-other is not in the release, which has mfe-catalog: name one of these, or all.'),
    })
  })

  test('does not stop the robot from taking back what fails', () => {
    addKey(state, 'watch', 'robot', REASON)
    lock(state, NAME, { who: 'boris', why: 'sale' })
    as(state, 'watch', () => rollback(state, NAME, undefined, REASON))
    expect(activeOf(readCurrent(state)!, NAME)?.metadata.version).toBe('1.0.0')
  })
})

test('the history says who did what, and with which key', () => {
  beforeSigning(state)
  addKey(state, 'catalog', 'team:mfe-catalog', REASON)
  as(state, 'catalog', () => publish(state, NAME, '1.2.0', { who: 'vera', why: '' }))
  forge(state, 7, () => ({ who: 'eve' }))
  const { said } = run('history', NAME, '--most', '3')
  expect(said).toMatch(
    /^ {4}7 {2}\S+ \S+ {2}publish {2}mfe-catalog@1\.2\.0 {2}eve, unsigned\n {7}Release 7 is not signed, and releases are signed from 5 on\.\n/,
  )
  expect(said).toMatch(/\n {4}6 .*vera, signed by catalog\n {4}4 .*promote {2}mfe-catalog@1\.1\.0 {2}anna, unsigned\n {7}"a test"\n$/)
  const rows = JSON.parse(run('history', '--json').said) as object[]
  expect(rows).toHaveLength(7)
  expect(rows[2]).toMatchObject({ serial: 5, action: 'keys', changed: ['catalog added'], who: 'anna', signer: 'manager', fault: null })
  expect(run('history', 'mfe-catlog')).toStrictEqual({ code: 1, said: expect.stringContaining('No release is about mfe-catlog') })
  for (const most of ['x', '0']) expect(run('history', '--most', most).code).toBe(1)
})

test('what differs between two releases is said line by line', () => {
  rollback(state, NAME, undefined, REASON)
  addKey(state, 'watch', 'robot', REASON)
  lock(state, NAME, { who: 'boris', why: 'sale' })
  expect(diff(state, '2', '7')).toStrictEqual([
    'mfe-catalog published: + 1.1.0',
    'mfe-catalog bad: + 1.1.0',
    'keys: + watch',
    'locks: + mfe-catalog by boris: "sale"',
  ])
  expect(diff(state, '2', '4')).toContain('mfe-catalog: 1.0.0 → 1.1.0')
  expect(run('diff', '2', '2')).toStrictEqual({ code: 0, said: 'Nothing differs.\n' })
  expect(run('diff', '2', 'mfe-catalog@1.0.0')).toStrictEqual({
    code: 1,
    said: expect.stringContaining('Two serials are compared, or two versions'),
  })
})

test('what differs between two versions: origin, files with their sizes, popups', () => {
  const origin = { commit: '1a2b3c4d5e', author: 'Anna', time: null, uncommitted: false, tests: 'not tested' }
  const file = path.join(writeBuild(state, NAME, '1.3.0', 'longer than before', origin), 'artifact.json')
  const artifact = JSON.parse(fs.readFileSync(file, 'utf8')) as { files: Record<string, string> }
  const popups = { 'size-choose': { kind: 'sheet', name: { ru: 'Размер', en: 'Size' } } }
  fs.writeFileSync(path.join(path.dirname(file), 'page.js'), 'page')
  fs.writeFileSync(file, JSON.stringify({ ...artifact, files: { ...artifact.files, 'page.js': 'sha384-x' }, popups }))
  expect(diff(state, 'mfe-catalog@1.2.0', 'mfe-catalog@1.3.0')).toStrictEqual([
    'origin unknown → commit 1a2b3c4, Anna, not tested',
    '+ page.js  4 bytes',
    '  remoteEntry.js  17 → 18 bytes',
    'popup size-choose: none → {"kind":"sheet","name":{"en":"Size","ru":"Размер"}}',
  ])
  expect(run('diff', 'mfe-catalog@1.2.0', 'mfe-catalog@1.3.0', '--json').code).toBe(0)
  expect(() => diff(state, 'mfe-catalog@1.2.0', 'shell@1.3.0')).toThrow('two versions of one remote')
})

test('the help fits one screen', () => {
  const lines = run('--help').said.trimEnd().split('\n')
  expect([lines.length <= 24, Math.max(...lines.map((line) => line.length)) <= 80]).toStrictEqual([true, true])
})
