import fs from 'node:fs'
import { activateAll, promote, publish, rollback } from '../src/actions.ts'
import { canary } from '../src/canary/canary.ts'
import { isInShare, placeOf } from '../src/canary/cohort.ts'
import { activeOf, canaryOf, versionOf } from '../src/record.ts'
import { statusOf } from '../src/status.ts'
import { readCurrent, readHistory } from '../src/store.ts'
import { prune } from '../src/upkeep/prune.ts'
import { verify } from '../src/verify.ts'
import { releaseWorkspace } from '../src/workspace.ts'
import { newState, writeBuild } from './built.ts'
import { pageOf } from './console/page-of.ts'

const NAME = 'mfe-catalog'
const reason = { who: 'anna', why: 'two tags on a card' }
let state: string

beforeEach(() => {
  state = newState()
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) writeBuild(state, NAME, version)
  for (const version of ['1.0.0', '1.1.0']) activateAll(state, { [NAME]: version }, { who: 'build', why: '' })
  for (const version of ['1.2.0', '1.3.0']) publish(state, NAME, version, reason)
})
afterEach(() => fs.rmSync(state, { recursive: true }))

const record = () => readCurrent(state)!
const at = (share: number, version = '1.2.0') => canary(state, NAME, version, share, reason)
const saltNow = () => canaryOf(record(), NAME)?.extras.canary?.salt
/** Active version, canary and its share, share of the active version. */
const shown = () => {
  const [active, running] = [activeOf(record(), NAME), canaryOf(record(), NAME)]
  return [active?.metadata.version, active?.deployment.traffic, running?.metadata.version, running?.deployment.traffic]
}
const isBad = (version: string) => versionOf(record(), NAME, version)?.extras.bad

describe('who is in a share', () => {
  const visitors = Array.from({ length: 10_000 }, (_, index) => `visitor-${index}`)
  const inside = (salt: string, share: number) => visitors.filter((visitor) => isInShare(salt, visitor, share))

  test('nobody at 0, everybody at 100, and about so many between', () => {
    expect([inside('salt', 0).length, inside('salt', 100).length]).toStrictEqual([0, 10_000])
    // Five standard deviations.
    for (const share of [1, 5, 25, 50]) {
      const bound = 5 * Math.sqrt(10_000 * (share / 100) * (1 - share / 100))
      expect(Math.abs(inside('salt', share).length - share * 100)).toBeLessThan(bound)
    }
  })

  test('growing moves nobody back, and lowering only takes away [release.canary-share]', () => {
    const steps = [1, 5, 5.5, 25, 50, 100].map((share) => new Set(inside('salt', share)))
    for (const [index, step] of steps.entries())
      for (const visitor of steps[index - 1] ?? []) if (!step.has(visitor)) throw new Error(`${visitor} was moved back`)
    expect(placeOf('salt', 'visitor-1')).toBe(placeOf('salt', 'visitor-1'))
  })

  test('places in two rollouts are independent', () => {
    const both = inside('one', 50).filter((visitor) => isInShare('another', visitor, 50)).length
    // Five standard deviations of a quarter.
    expect(Math.abs(both - 2500)).toBeLessThan(5 * Math.sqrt(10_000 * 0.25 * 0.75))
  })
})

test('steps of one rollout keep its salt and its beginning; another rollout has another salt', () => {
  at(5)
  expect(shown()).toStrictEqual(['1.1.0', 95, '1.2.0', 5])
  const { salt, startedAt } = canaryOf(record(), NAME)!.extras.canary!
  canary(state, NAME, '1.2.0', 50, { who: 'boris', why: 'grows' })
  expect(canaryOf(record(), NAME)?.extras.canary).toStrictEqual({ salt, startedAt, who: 'boris', why: 'grows' })
  at(100)
  expect(shown()).toStrictEqual(['1.1.0', 0, '1.2.0', 100])
  at(0)
  expect(shown()).toStrictEqual(['1.1.0', 100, undefined, undefined])
  at(5)
  expect(saltNow()).not.toBe(salt)
  expect(readHistory(state, 1)[0]).toMatchObject({ action: 'canary', changed: [`${NAME}@1.2.0`], ...reason })
})

test.each([
  [
    'a version that is not published',
    () => at(5, '2.0.0'),
    'mfe-catalog@2.0.0 is not published; on record are 1.1.0, 1.0.0, 1.2.0, 1.3.0.',
  ],
  ['the active version', () => at(5, '1.1.0'), 'mfe-catalog@1.1.0 is active: everybody sees it already.'],
  ['the end of what does not run', () => at(0), 'No canary of mfe-catalog@1.2.0 runs'],
  [
    'another active version than its author knows',
    () => canary(state, NAME, '1.2.0', 5, { ...reason, from: '1.0.0' }),
    'is at 1.1.0 now and not at 1.0.0',
  ],
  [
    'a change that its author did not know',
    () => canary(state, NAME, '1.2.0', 5, { ...reason, askedAt: Date.now() - 60_000 }),
    'nothing was changed',
  ],
])('%s is refused, and nothing changes', (_, act, words) => {
  const { serial } = promote(state, NAME, '1.0.0', reason)
  promote(state, NAME, '1.1.0', reason)
  expect(act).toThrow(words)
  expect([record().serial, canaryOf(record(), NAME)]).toStrictEqual([serial + 1, undefined])
})

test('a second canary of a remote is refused by name', () => {
  at(5)
  expect(() => at(5, '1.3.0')).toThrow('A canary of mfe-catalog@1.2.0 runs, and a remote has one at a time')
  expect(shown()).toStrictEqual(['1.1.0', 95, '1.2.0', 5])
})

test('a canary whose files have changed is refused, and so is one that is bad', () => {
  fs.appendFileSync(`${state}/artifacts/${NAME}/1.2.0/remoteEntry.js`, '// changed')
  expect(() => at(5)).toThrow('mfe-catalog@1.2.0 is not what was built: remoteEntry.js has another hash.')
  promote(state, NAME, '1.3.0', reason)
  rollback(state, NAME, undefined, reason)
  expect(() => at(5, '1.3.0')).toThrow('mfe-catalog@1.3.0 was rolled back as bad')
})

test.each([
  ['promoting it', () => promote(state, NAME, '1.2.0', reason), '1.2.0', []],
  ['promoting another version', () => promote(state, NAME, '1.3.0', reason), '1.3.0', []],
  ['a rollback that names nothing', () => rollback(state, NAME, undefined, reason), '1.1.0', []],
  ['a rollback to the active version', () => rollback(state, NAME, '1.1.0', reason), '1.1.0', []],
  ['a rollback from the canary', () => rollback(state, NAME, undefined, { ...reason, from: '1.2.0' }), '1.1.0', ['1.2.0']],
  ['a rollback from the active version', () => rollback(state, NAME, undefined, { ...reason, from: '1.1.0' }), '1.0.0', ['1.1.0']],
  ['a rollback to an earlier version', () => rollback(state, NAME, '1.0.0', reason), '1.0.0', ['1.1.0']],
])('%s ends a canary, and only what was named or left becomes bad', (_, act, active, bad) => {
  at(25)
  act()
  expect(shown()).toStrictEqual([active, 100, undefined, undefined])
  expect(['1.0.0', '1.1.0', '1.2.0', '1.3.0'].filter(isBad)).toStrictEqual(bad)
})

test('a rollback that names the canary and an earlier version is refused', () => {
  at(25)
  expect(() => rollback(state, NAME, '1.0.0', { ...reason, from: '1.2.0' })).toThrow('1.2.0 is the canary of mfe-catalog: leave out 1.0.0')
})

test('a start leaves a running canary, and prune keeps its files', () => {
  at(5)
  writeBuild(state, NAME, '1.4.0')
  const { kept } = releaseWorkspace(state, { [NAME]: '1.4.0' }, { unlessChosen: true })
  expect(kept).toStrictEqual([expect.stringContaining('stays at 1.1.0 while the canary of 1.2.0 runs')])
  const { builds } = prune(state, { days: 0, keep: 2, dryRun: false, who: 'anna' }, Date.now() + 2 * 60 * 60 * 1000)
  expect(builds).not.toContain(`${NAME}@1.2.0`)
  expect(verify(state).problems).toStrictEqual([])
})

test('status and console show version, share, beginning, author and reason of a canary [release.canary-share]', () => {
  at(5)
  const since = canaryOf(record(), NAME)?.extras.canary?.startedAt.slice(0, 16).replace('T', ' ')
  expect(statusOf(state)).toContain(`    canary 1.2.0: 5 % of visitors, since ${since}, by anna: two tags on a card\n`)
  const shown = (language: 'ru' | 'en') => pageOf(state, { language }).replaceAll('&nbsp;', ' ')
  expect(shown('en')).toMatch(/Share of the new version: 1\.2\.0, 5 % of visitors<.*since \d\d:\d\d · anna · “two tags on a card”/)
  expect(shown('ru')).toMatch(/Доля новой версии: 1\.2\.0, 5 % посетителей<.*с \d\d:\d\d · anna/)
})
