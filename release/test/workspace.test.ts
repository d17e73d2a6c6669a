import fs from 'node:fs'
import { promote, publish, rollback } from '../src/actions.ts'
import { activeOf } from '../src/record.ts'
import { readCurrent } from '../src/store.ts'
import { releaseWorkspace } from '../src/workspace.ts'
import { beforeSigning, newState, writeBuild } from './built.ts'

const REASON = { who: 'anna', why: 'a test' }
const NAME = 'mfe-catalog'

let state: string

beforeEach(() => {
  state = newState()
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.1.0']) writeBuild(state, NAME, version)
  writeBuild(state, 'shell', '1.0.0-a')
})
afterEach(() => fs.rmSync(state, { recursive: true }))

const start = (version: string) => releaseWorkspace(state, { [NAME]: version }, { unlessChosen: true })
const build = (version: string) => releaseWorkspace(state, { [NAME]: version }, { unlessChosen: false })
const active = () => activeOf(readCurrent(state)!, NAME)?.metadata.version

function promoteCandidate() {
  publish(state, NAME, '1.1.0', REASON)
  promote(state, NAME, '1.1.0', REASON)
}

test('startup activates a build of newer sources unless a person has chosen a version', () => {
  start('1.0.0-a')
  expect(start('1.0.0-b')).toMatchObject({ kept: [], record: { changed: ['mfe-catalog@1.0.0-b'] } })
  expect(active()).toBe('1.0.0-b')
})

test.each([
  ['a start', start],
  ['a build', build],
])('%s never reactivates a version that was rolled back [release.rolled-back-is-bad]', (_, act) => {
  build('1.0.0-a')
  build('1.0.0-b')
  rollback(state, NAME, undefined, REASON)
  expect(act('1.0.0-b')).toStrictEqual({
    record: null,
    kept: [
      'mfe-catalog stays at 1.0.0-a: 1.0.0-b was rolled back (npm run release -- promote mfe-catalog 1.0.0-b --why "…" shows it again)',
    ],
  })
  expect(active()).toBe('1.0.0-a')
})

test('startup keeps a version chosen by a person, a build replaces it', () => {
  start('1.0.0-a')
  promoteCandidate()
  expect(start('1.0.0-b')).toStrictEqual({
    record: null,
    kept: ['mfe-catalog stays at 1.1.0, as somebody has chosen (npm run build -- mfe-catalog shows your sources)'],
  })
  expect(active()).toBe('1.1.0')
  build('1.0.0-b')
  expect(active()).toBe('1.0.0-b')
  start('1.0.0-c')
  expect(active()).toBe('1.0.0-c')
})

test('a rolled-back remote does not block releases of other remotes', () => {
  start('1.0.0-a')
  promoteCandidate()
  const { record } = releaseWorkspace(state, { [NAME]: '1.0.0-b', shell: '1.0.0-a' }, { unlessChosen: true })
  expect(record?.changed).toStrictEqual(['shell@1.0.0-a'])
})

test('for records that do not store who chose a version, the history decides', () => {
  start('1.0.0-a')
  promoteCandidate()
  const withoutActivations = (key: string, value: unknown) => (key === 'activated' ? undefined : value)
  beforeSigning(state, (text) => JSON.stringify(JSON.parse(text), withoutActivations))
  start('1.0.0-b')
  expect(active()).toBe('1.1.0')
})

test('many workspace builds are evicted from the record, versions chosen or marked by a person stay', () => {
  start('1.0.0-a')
  build('1.0.0-b')
  rollback(state, NAME, undefined, REASON)
  promoteCandidate()
  for (let number = 0; number < 20; number++) {
    writeBuild(state, NAME, `2.0.0-${number}`)
    build(`2.0.0-${number}`)
  }
  const versions = readCurrent(state)!.discovery.microFrontends[NAME]!.map(({ metadata }) => metadata.version)
  expect(versions).toHaveLength(1 + 8 + 3)
  expect(versions).toStrictEqual(expect.arrayContaining(['2.0.0-19', '1.1.0', '1.0.0-a', '1.0.0-b']))
})
