import fs from 'node:fs'
import { activateAll, promote, publish } from '../../src/actions.ts'
import { canary } from '../../src/canary/canary.ts'
import { lock } from '../../src/locks/locks.ts'
import { activeOf, canaryOf, versionOf } from '../../src/record.ts'
import { stageOf, writeCounts, type Counts } from '../../src/robot/counts.ts'
import { endLease, leaderOf, takeLease } from '../../src/robot/lease.ts'
import { lookOnce } from '../../src/robot/robot.ts'
import { statusOf } from '../../src/status.ts'
import { readCurrent } from '../../src/store.ts'
import { newState, writeBuild } from '../built.ts'

const [NAME, OTHER] = ['mfe-catalog', 'mfe-profile']
const reason = { who: 'anna', why: 'two tags on a card' }
let state: string

beforeEach(() => {
  state = newState()
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) writeBuild(state, NAME, version)
  writeBuild(state, OTHER, '1.0.0')
  activateAll(state, { [NAME]: '1.0.0', [OTHER]: '1.0.0' }, { who: 'build', why: '' })
  activateAll(state, { [NAME]: '1.1.0' }, { who: 'build', why: '' })
  publish(state, NAME, '1.2.0', reason)
})
afterEach(() => fs.rmSync(state, { recursive: true }))

const record = () => readCurrent(state)!
const shown = () => [activeOf(record(), NAME)?.metadata.version, canaryOf(record(), NAME)?.metadata.version]
const counts = (loads: number, failures: Counts['failures'] = {}, senders = 9): Counts => ({ loads, failures, senders })

/** What a front door has counted since the last step of each. */
function count(versions: Record<string, Counts>, others = counts(1000), door = 'one') {
  writeCounts(state, door, {
    [NAME]: { stage: stageOf(record(), NAME), versions },
    [OTHER]: { stage: stageOf(record(), OTHER), versions: { '1.0.0': others } },
  })
}

describe('a canary', () => {
  beforeEach(() => canary(state, NAME, '1.2.0', 25, reason))

  test('that fails more often is taken back and marked bad, with the numbers on record [release.robot-takes-back]', async () => {
    count({ '1.1.0': counts(1500, { render: 2 }), '1.2.0': counts(500, { render: 10, start: 3, recovered: 2, blank: 15 }) })
    const [done] = await lookOnce(state)
    expect(done?.verdict).toMatchObject({ name: NAME, version: '1.2.0' })
    expect(shown()).toStrictEqual(['1.1.0', undefined])
    expect(versionOf(record(), NAME, '1.2.0')?.extras.bad).toBe(true)
    expect(record()).toMatchObject({ action: 'rollback', who: 'robot' })
    expect(record().why).toContain('15 of 500 (3.0 %) loads failed; beside it, of 1.1.0, 2 of 1500 (0.1 %)')
    // Nothing more is done by the same counts.
    expect(await lookOnce(state)).toStrictEqual([])
  })

  test('whose files do not come is taken back at once, above 2 % of 100 loads', async () => {
    count({ '1.1.0': counts(300), '1.2.0': counts(100, { load: 2 }) })
    expect(await lookOnce(state)).toStrictEqual([])
    count({ '1.1.0': counts(300), '1.2.0': counts(100, { load: 3 }) })
    expect(await lookOnce(state)).toHaveLength(1)
    expect(record().why).toContain('Files of 3 of 100 (3.0 %) loads did not come')
  })

  test.each([
    ['fails as often as the version beside it', { '1.1.0': counts(1500, { render: 30 }), '1.2.0': counts(500, { render: 11 }) }],
    ['loses files where the other loses them too', { '1.1.0': counts(300, { load: 30 }), '1.2.0': counts(100, { load: 12 }) }],
    ['has few loads', { '1.1.0': counts(1500), '1.2.0': counts(99, { load: 50 }) }],
    ['is spoken against by one neighborhood', { '1.1.0': counts(1500), '1.2.0': counts(500, { load: 200 }, 2) }],
    ['shows other versions instead, which follows from something else', { '1.1.0': counts(1500), '1.2.0': counts(500, { fallback: 50 }) }],
  ])('that %s stays', async (_, versions) => {
    count(versions)
    expect(await lookOnce(state)).toStrictEqual([])
    expect(shown()).toStrictEqual(['1.1.0', '1.2.0'])
  })

  test('is judged by the sum of all front doors, and by nothing from before its last step', async () => {
    const before = { '1.1.0': counts(750), '1.2.0': counts(250, { render: 20 }) }
    count(before)
    canary(state, NAME, '1.2.0', 50, reason)
    expect(await lookOnce(state)).toStrictEqual([])
    const half = { '1.1.0': counts(300), '1.2.0': counts(300, { render: 10 }) }
    count(half)
    expect(await lookOnce(state)).toStrictEqual([])
    count(half, counts(0), 'two')
    expect(await lookOnce(state)).toHaveLength(1)
  })

  test('is taken back although it is locked, by a key that may do nothing else', async () => {
    lock(state, NAME, reason)
    count({ '1.1.0': counts(300), '1.2.0': counts(300, { server: 60 }, 0) })
    expect(await lookOnce(state)).toHaveLength(1)
    const kid = record().signature?.kid
    expect(record().signing?.keys.find((key) => key.kid === kid)).toMatchObject({ name: 'robot', scope: 'robot' })
  })
})

describe('what is shown to everybody', () => {
  beforeEach(() => promote(state, NAME, '1.2.0', reason))

  test('goes back in its first hour when its files do not come, and others’ do', async () => {
    count({ '1.2.0': counts(200, { load: 10 }) })
    expect(await lookOnce(state, Date.now() + 2 * 3_600_000)).toStrictEqual([])
    expect(await lookOnce(state)).toHaveLength(1)
    expect(shown()).toStrictEqual(['1.1.0', undefined])
    expect(versionOf(record(), NAME, '1.2.0')?.extras.bad).toBe(true)
  })

  test('stays where the files of others do not come either: it is the network', async () => {
    count({ '1.2.0': counts(200, { load: 10 }) }, counts(200, { load: 10 }))
    expect(await lookOnce(state)).toStrictEqual([])
  })

  test('stays when it fails in another way: nothing beside it says how often that is usual', async () => {
    count({ '1.2.0': counts(200, { render: 100 }) })
    expect(await lookOnce(state)).toStrictEqual([])
  })
})

test('the status says whether a robot watches a canary', () => {
  expect(statusOf(state)).not.toContain('robot')
  canary(state, NAME, '1.2.0', 25, reason)
  expect(statusOf(state)).toContain('No robot runs')
  takeLease(state, '7 on host')
  expect(statusOf(state)).toContain('The robot runs: process 7 on host.')
})

test('of several robots one leads, until it is silent or stops [release.robot-leads]', () => {
  const now = Date.now()
  expect(takeLease(state, 'one', now)).toBe(true)
  expect(takeLease(state, 'two', now + 9000)).toBe(false)
  expect(takeLease(state, 'one', now + 9000)).toBe(true)
  expect(takeLease(state, 'two', now + 20_000)).toBe(true)
  expect(takeLease(state, 'one', now + 20_500)).toBe(false)
  endLease(state, 'one')
  expect(leaderOf(state, now + 20_600)).toBe('two')
})
