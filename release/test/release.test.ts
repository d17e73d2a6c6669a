import fs from 'node:fs'
import path from 'node:path'
import { activateAll, promote, publish, rollback } from '../src/actions.ts'
import { addFailures } from '../src/failures.ts'
import { activeOf } from '../src/record.ts'
import { append, brokenLinks, readCurrent, readHistory } from '../src/store.ts'
import { statusOf } from '../src/status.ts'
import { damageOfActive, verify } from '../src/verify.ts'
import { beforeSigning, newState, writeBuild } from './built.ts'
import { pageOf } from './console/page-of.ts'

let state: string
const reason = { who: 'tester', why: 'a test' }
const build = (name: string, version: string, code?: string) => writeBuild(state, name, version, code)
const activeVersion = (name: string) => activeOf(readCurrent(state)!, name)?.metadata.version

beforeEach(() => {
  state = newState()
  build('mfe-catalog', '1.0.0')
  build('mfe-catalog', '1.1.0')
  build('shell', '1.0.0')
})
afterEach(() => fs.rmSync(state, { recursive: true }))

test('a published version is not served until it is promoted', () => {
  publish(state, 'mfe-catalog', '1.0.0', reason)
  expect(activeVersion('mfe-catalog')).toBeUndefined()
  promote(state, 'mfe-catalog', '1.0.0', reason)
  expect(activeVersion('mfe-catalog')).toBe('1.0.0')
})

test('publishing the same files again changes nothing', () => {
  publish(state, 'mfe-catalog', '1.0.0', reason)
  expect(publish(state, 'mfe-catalog', '1.0.0', reason).serial).toBe(1)
})

test('a published version cannot be republished with different files', () => {
  publish(state, 'mfe-catalog', '1.0.0', reason)
  build('mfe-catalog', '1.0.0', 'something else')
  expect(() => publish(state, 'mfe-catalog', '1.0.0', reason)).toThrow('versions never change')
})

const origin = { commit: '1a2b3c4d5e', author: 'Anna', time: '2026-11-24T10:00:12+03:00', uncommitted: false, tests: 'not tested' }

test('status shows where an active build comes from, and that nobody tested it', () => {
  writeBuild(state, 'mfe-catalog', '1.2.0', undefined, origin)
  activateAll(state, { 'mfe-catalog': '1.2.0' }, reason)
  expect(statusOf(state)).toContain('1.2.0\n    commit 1a2b3c4, Anna, 2026-11-24 10:00, not tested, signed by manager\n')
  writeBuild(state, 'mfe-catalog', '1.3.0', undefined, { ...origin, uncommitted: true, tests: '2,310 passed' })
  activateAll(state, { 'mfe-catalog': '1.3.0' }, reason)
  expect(statusOf(state)).toContain('commit 1a2b3c4 and edits, Anna, 2026-11-24 10:00, 2,310 passed, signed by manager\n')
})

test.each([
  ['published', () => publish(state, 'mfe-catalog', '1.1.0', reason)],
  ['activated from the workspace', () => activateAll(state, { 'mfe-catalog': '1.1.0' }, reason)],
])('the same code, built again with another note of its origin, can be %s', (_, act) => {
  for (const version of ['1.1.0', '1.0.0']) activateAll(state, { 'mfe-catalog': version }, reason)
  writeBuild(state, 'mfe-catalog', '1.1.0', undefined, origin)
  act()
  expect(verify(state).problems).toStrictEqual([])
})

test('rollback creates a new serial for the previous version and keeps other remotes unchanged', () => {
  activateAll(state, { shell: '1.0.0', 'mfe-catalog': '1.0.0' }, reason)
  publish(state, 'mfe-catalog', '1.1.0', reason)
  promote(state, 'mfe-catalog', '1.1.0', reason)
  const record = rollback(state, 'mfe-catalog', undefined, reason)
  expect(record.serial).toBe(4)
  expect(activeVersion('mfe-catalog')).toBe('1.0.0')
  expect(activeVersion('shell')).toBe('1.0.0')
})

test('the previous version is the first fallback', () => {
  activateAll(state, { 'mfe-catalog': '1.0.0' }, reason)
  activateAll(state, { 'mfe-catalog': '1.1.0' }, reason)
  const versions = readCurrent(state)!.discovery.microFrontends['mfe-catalog']!
  expect(versions.map(({ metadata, extras }) => [metadata.version, extras.lastKnownGood])).toStrictEqual([
    ['1.1.0', false],
    ['1.0.0', true],
  ])
})

const marks = (name: string) =>
  readCurrent(state)!.discovery.microFrontends[name]!.map(({ metadata, extras: { lastKnownGood, bad } }) => [
    metadata.version,
    bad ? 'bad' : lastKnownGood ? 'good' : '',
  ])

/** 1.0.0, 1.1.0 and 1.2.0 were active one after another. */
function promoteThree() {
  build('mfe-catalog', '1.2.0')
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    publish(state, 'mfe-catalog', version, reason)
    promote(state, 'mfe-catalog', version, reason)
  }
}

test('a second rollback goes further back and skips the version that was rolled back [release.rolled-back-is-bad]', () => {
  promoteThree()
  rollback(state, 'mfe-catalog', undefined, reason)
  expect(marks('mfe-catalog')).toStrictEqual([
    ['1.1.0', ''],
    ['1.0.0', 'good'],
    ['1.2.0', 'bad'],
  ])
  rollback(state, 'mfe-catalog', undefined, reason)
  expect(marks('mfe-catalog')).toStrictEqual([
    ['1.0.0', ''],
    ['1.1.0', 'bad'],
    ['1.2.0', 'bad'],
  ])
  expect(() => rollback(state, 'mfe-catalog', undefined, reason)).toThrow('mfe-catalog has no good version to go back to')
})

test.each([
  ['promoting', () => promote(state, 'mfe-catalog', '1.2.0', reason)],
  ['a rollback that names it', () => rollback(state, 'mfe-catalog', '1.2.0', reason)],
])('only %s makes a version that was rolled back good again', (_, act) => {
  promoteThree()
  rollback(state, 'mfe-catalog', undefined, reason)
  act()
  expect(marks('mfe-catalog')[0]).toStrictEqual(['1.2.0', ''])
})

test('a version replaced by a newer one counts as good, even after an earlier rollback', () => {
  promoteThree()
  rollback(state, 'mfe-catalog', undefined, reason)
  promote(state, 'mfe-catalog', '1.2.0', reason)
  expect(marks('mfe-catalog')).toStrictEqual([
    ['1.2.0', ''],
    ['1.1.0', 'good'],
    ['1.0.0', 'good'],
  ])
})

test('versions in records without a bad mark read as not bad', () => {
  activateAll(state, { 'mfe-catalog': '1.0.0' }, reason)
  beforeSigning(state, (text) => text.replace(/,"bad":false/, ''))
  expect(fs.readFileSync(path.join(state, 'release/records/00000001.json'), 'utf8')).not.toContain('"bad"')
  expect(activeOf(readCurrent(state)!, 'mfe-catalog')!.extras.bad).toBe(false)
})

test('startup checks only the records and the active versions', () => {
  activateAll(state, { shell: '1.0.0', 'mfe-catalog': '1.0.0' }, reason)
  activateAll(state, { 'mfe-catalog': '1.1.0' }, reason)
  expect(damageOfActive(state)).toStrictEqual([])
  for (const version of ['1.0.0', '1.1.0']) fs.appendFileSync(path.join(state, 'artifacts/mfe-catalog', version, 'remoteEntry.js'), ' ')
  expect(damageOfActive(state)).toStrictEqual(['mfe-catalog@1.1.0 (active): remoteEntry.js has another hash'])
  fs.writeFileSync(path.join(state, 'release/current.json'), '{"serial":1}')
  expect(damageOfActive(state)[0]).toContain('current.json names release 1, and release 2 is there')
})

test('versions that would share a global name cannot both be published', () => {
  build('mfe-catalog', '1.2.0-a.b')
  build('mfe-catalog', '1.2.0-a-b')
  publish(state, 'mfe-catalog', '1.2.0-a.b', reason)
  expect(() => publish(state, 'mfe-catalog', '1.2.0-a-b', reason)).toThrow('have one global name')
})

test('the console shows under the name of its brand what has failed since the release [release.failures-are-seen]', () => {
  const { serial } = activateAll(state, { 'mfe-catalog': '1.0.0' }, reason)!
  const shown = (language: 'ru' | 'en') => pageOf(state, { language, brand: 'MORION & Co' })
  expect(shown('en')).toContain('No version has failed.')
  const at = '2026-03-03T12:00:00.000Z'
  const kinds = { server: { count: 3, at, page: 'mfe-catalog/page/listing' }, start: { count: 41, at } }
  addFailures(state, { serial, versions: { 'mfe-catalog@1.0.0': kinds } })
  expect(shown('en')).toMatch(/<b>1\.0\.0<\/b>.*<b>41<\/b>[^/]*threw at start.*last at 2026-03-03\u00A012:00/)
  expect(shown('en')).toMatch(/<b>3<\/b>[^/]*not rendered on the server.*server · mfe-catalog\/page\/listing/)
  expect(shown('en')).toContain('MORION &amp; Co')
  expect(shown('ru')).toContain('упала при запуске')
})

test('the console shows the activation time instead of the publish time, and the bad versions', () => {
  jest.useFakeTimers({ now: Date.parse('2026-03-01T10:00:00Z') })
  activateAll(state, { 'mfe-catalog': '1.0.0' }, reason)
  publish(state, 'mfe-catalog', '1.1.0', reason)
  jest.setSystemTime(Date.parse('2026-03-02T11:00:00Z'))
  promote(state, 'mfe-catalog', '1.1.0', reason)
  jest.setSystemTime(Date.parse('2026-03-03T12:00:00Z'))
  rollback(state, 'mfe-catalog', undefined, reason)
  const html = pageOf(state)
  jest.useRealTimers()
  expect(html).toContain('<span class="ver">1.0.0</span><br><span class="muted">since 12:00</span>')
  expect(html).toContain('rolled back as bad: 1.1.0')
})

test('a missing record does not break the console', () => {
  for (const version of ['1.0.0', '1.1.0']) activateAll(state, { 'mfe-catalog': version }, reason)
  fs.rmSync(path.join(state, 'release/records/00000001.json'))
  expect(readHistory(state).map(({ serial }) => serial)).toStrictEqual([2])
  expect(brokenLinks(state)).toStrictEqual([1, 2])
})

test('releasing the active version again writes nothing', () => {
  activateAll(state, { 'mfe-catalog': '1.0.0' }, reason)
  expect(activateAll(state, { 'mfe-catalog': '1.0.0' }, reason)).toBeNull()
  expect(readCurrent(state)!.serial).toBe(1)
})

test.each([
  ['a version that was never built', () => publish(state, 'mfe-catalog', '9.9.9', reason), 'There is no built artifact mfe-catalog@9.9.9'],
  [
    'a version that was not published',
    () => promote(state, 'mfe-catalog', '1.0.0', reason),
    'mfe-catalog is not in the release, which has shell; publish a version of it first.',
  ],
  ['a path for a version', () => publish(state, 'mfe-catalog', '../shell', reason), 'mfe-catalog@../shell is no version'],
  ['no version', () => publish(state, 'mfe-catalog', '', reason), 'mfe-catalog@ names no version'],
  ['a folder for a remote', () => publish(state, '..', '1.0.0', reason), '".." is no name of a remote'],
  ['a rollback without anything before', () => rollback(state, 'mfe-catalog', undefined, reason), 'is not in the release'],
])('%s is rejected with an error message', (_, act, words) => {
  publish(state, 'shell', '1.0.0', reason)
  expect(act).toThrow(words)
  expect(readCurrent(state)!.serial).toBe(1)
})

test.each(['remoteEntry.js'])('an artifact with a changed or missing %s is rejected', (file) => {
  const found = path.join(state, 'artifacts/mfe-catalog/1.0.0', file)
  fs.appendFileSync(found, ' tampered')
  expect(() => publish(state, 'mfe-catalog', '1.0.0', reason)).toThrow('has another hash')
  fs.rmSync(found)
  expect(() => publish(state, 'mfe-catalog', '1.0.0', reason)).toThrow('is missing')
})

test('one of two concurrent releases succeeds, the other gets an error', () => {
  const change = { action: 'publish' as const, changed: [], ...reason, microFrontends: {} }
  expect(() =>
    append(state, () => {
      append(state, () => change)
      return change
    }),
  ).toThrow('made by somebody else just now')
  expect(readCurrent(state)!.serial).toBe(1)
})

test('a record changed later breaks the chain, and the console reports it', () => {
  const folder = writeBuild(state, 'mfe-catalog', '1.2.0', undefined, { ...origin, author: '<Anna>' })
  activateAll(state, { 'mfe-catalog': '1.0.0' }, reason)
  activateAll(state, { 'mfe-catalog': '1.2.0' }, { who: '<b>', why: 'two tags' })
  expect(brokenLinks(state)).toStrictEqual([])
  fs.appendFileSync(path.join(state, 'release/records/00000001.json'), ' ')
  fs.appendFileSync(path.join(folder, 'remoteEntry.js'), ' ')
  expect(brokenLinks(state)).toStrictEqual([2])
  const html = pageOf(state)
  expect(html).toContain('mfe-catalog@1.2.0 (active): remoteEntry.js has another hash')
  expect(html).toContain('broken at 2')
  expect(html).toContain('commit 1a2b3c4, &lt;Anna&gt;')
  expect(html).toContain('two tags')
  expect(html).toContain('&lt;b&gt;, signed by')
})
