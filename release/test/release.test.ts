import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { activateAll, promote, publish, rollback } from '../src/actions.ts'
import { consolePage } from '../src/console-page.ts'
import { activeOf } from '../src/record.ts'
import { append, brokenLinks, readCurrent, readHistory } from '../src/store.ts'

let state: string
const reason = { who: 'tester', why: 'a test' }
const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

function build(name: string, version: string, code = `${name} ${version}`) {
  const folder = path.join(state, 'artifacts', name, version)
  fs.mkdirSync(path.join(folder, 'server'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'remoteEntry.js'), code)
  fs.writeFileSync(path.join(folder, 'server/server.cjs'), code)
  const artifact = {
    name,
    version,
    globalName: `${name}__${version}`,
    entry: 'remoteEntry.js',
    files: { 'remoteEntry.js': integrity(code) },
    pages: {},
  }
  fs.writeFileSync(path.join(folder, 'artifact.json'), JSON.stringify(artifact))
}
const activeVersion = (name: string) => activeOf(readCurrent(state)!, name)?.metadata.version

beforeEach(() => {
  state = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'))
  build('mfe-catalog', '1.0.0')
  build('mfe-catalog', '1.1.0')
  build('shell', '1.0.0')
})
afterEach(() => fs.rmSync(state, { recursive: true }))

test('a published version is shown to nobody until it is promoted', () => {
  publish(state, 'mfe-catalog', '1.0.0', reason)
  expect(activeVersion('mfe-catalog')).toBeUndefined()
  promote(state, 'mfe-catalog', '1.0.0', reason)
  expect(activeVersion('mfe-catalog')).toBe('1.0.0')
})

test('publishing the same files again changes nothing', () => {
  publish(state, 'mfe-catalog', '1.0.0', reason)
  expect(publish(state, 'mfe-catalog', '1.0.0', reason).serial).toBe(1)
})

test('a version that was published cannot come back with other files', () => {
  publish(state, 'mfe-catalog', '1.0.0', reason)
  build('mfe-catalog', '1.0.0', 'something else')
  expect(() => publish(state, 'mfe-catalog', '1.0.0', reason)).toThrow('versions never change')
})

test('a rollback is a new serial that points at the version before, and leaves the others alone', () => {
  activateAll(state, { shell: '1.0.0', 'mfe-catalog': '1.0.0' }, reason)
  publish(state, 'mfe-catalog', '1.1.0', reason)
  promote(state, 'mfe-catalog', '1.1.0', reason)
  const record = rollback(state, 'mfe-catalog', undefined, reason)
  expect(record.serial).toBe(4)
  expect(activeVersion('mfe-catalog')).toBe('1.0.0')
  expect(activeVersion('shell')).toBe('1.0.0')
})

test('the version before is the first to fall back to', () => {
  activateAll(state, { 'mfe-catalog': '1.0.0' }, reason)
  activateAll(state, { 'mfe-catalog': '1.1.0' }, reason)
  const versions = readCurrent(state)!.discovery.microFrontends['mfe-catalog']!
  expect(versions.map(({ metadata, extras }) => [metadata.version, extras.lastKnownGood])).toStrictEqual([
    ['1.1.0', false],
    ['1.0.0', true],
  ])
})

test('releasing what is active already writes nothing', () => {
  activateAll(state, { 'mfe-catalog': '1.0.0' }, reason)
  expect(activateAll(state, { 'mfe-catalog': '1.0.0' }, reason)).toBeNull()
  expect(readCurrent(state)!.serial).toBe(1)
})

test.each([
  ['a version that was never built', () => publish(state, 'mfe-catalog', '9.9.9', reason), 'There is no built artifact mfe-catalog@9.9.9'],
  ['a version that was not published', () => promote(state, 'mfe-catalog', '1.0.0', reason), 'mfe-catalog is not in the release'],
  ['a path for a version', () => publish(state, 'mfe-catalog', '../shell', reason), 'There is no built artifact'],
  ['a rollback without anything before', () => rollback(state, 'mfe-catalog', undefined, reason), 'is not in the release'],
])('%s is refused with a sentence', (_, act, words) => {
  expect(act).toThrow(words)
  expect(readCurrent(state)).toBeNull()
})

test.each(['remoteEntry.js'])('an artifact whose %s was changed or lost is refused', (file) => {
  const found = path.join(state, 'artifacts/mfe-catalog/1.0.0', file)
  fs.appendFileSync(found, ' tampered')
  expect(() => publish(state, 'mfe-catalog', '1.0.0', reason)).toThrow('has another hash')
  fs.rmSync(found)
  expect(() => publish(state, 'mfe-catalog', '1.0.0', reason)).toThrow('is missing')
})

test('of two releases at the same moment one wins and the other is told', () => {
  const change = { action: 'publish' as const, changed: [], ...reason, microFrontends: {} }
  expect(() =>
    append(state, () => {
      append(state, () => change)
      return change
    }),
  ).toThrow('made by somebody else just now')
  expect(readCurrent(state)!.serial).toBe(1)
})

test('a record that was changed afterwards breaks the chain, and the console says so', () => {
  activateAll(state, { 'mfe-catalog': '1.0.0' }, reason)
  activateAll(state, { 'mfe-catalog': '1.1.0' }, { who: '<b>', why: 'two tags' })
  expect(brokenLinks(state)).toStrictEqual([])
  fs.appendFileSync(path.join(state, 'release/records/00000001.json'), ' ')
  expect(brokenLinks(state)).toStrictEqual([2])
  const html = consolePage({ current: readCurrent(state), history: readHistory(state), brokenLinks: brokenLinks(state), language: 'en' })
  expect(html).toContain('broken at 2')
  expect(html).toContain('two tags')
  expect(html).not.toContain('<b>,')
  expect(html).toContain('&#60;b&#62;')
})
