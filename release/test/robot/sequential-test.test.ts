import { FALSE_ALARMS, isWorse, LEAST_LOADS, likelihoodRatio } from '../../src/robot/sequential-test.ts'

/** Deterministic numbers from 0 to 1 (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Rollout {
  share: number
  loads: number
  /** Of the version beside it. */
  rate: number
  /** How many times as often the canary fails. */
  times: number
}

/** The load after which the canary is taken back; null if it never is. Looked at after every failure. */
function takenBackAfter({ share, loads, rate, times }: Rollout, seed: number): number | null {
  const next = numbers(seed)
  const [canary, control] = [
    { loads: 0, failures: 0 },
    { loads: 0, failures: 0 },
  ]
  for (let load = 1; load <= loads; load++) {
    const isCanary = next() < share
    const arm = isCanary ? canary : control
    arm.loads += 1
    if (next() >= rate * (isCanary ? times : 1)) continue
    arm.failures += 1
    if (isWorse(likelihoodRatio(canary, control))) return load
  }
  return null
}

const ROLLOUTS = 400
const takenBack = (rollout: Rollout, count = ROLLOUTS) =>
  Array.from({ length: count }, (_, seed) => takenBackAfter(rollout, seed + 1)).filter((load) => load !== null)

test.each([
  { share: 0.05, rate: 0.01 },
  { share: 0.25, rate: 0.002 },
  { share: 0.5, rate: 0.05 },
])(
  'of good canaries at most one in a thousand is taken back, looked at after each failure ($share, $rate) [release.robot-errors]',
  (rollout) => {
    const alarms = takenBack({ ...rollout, loads: 3000, times: 1 }).length
    // Three standard deviations above what is promised.
    expect(alarms).toBeLessThanOrEqual(ROLLOUTS * FALSE_ALARMS + 3 * Math.sqrt(ROLLOUTS * FALSE_ALARMS))
  },
)

test.each([
  { share: 0.05, rate: 0.002, times: 10, within: 20_000 },
  { share: 0.25, rate: 0.002, times: 5, within: 20_000 },
  { share: 0.5, rate: 0.01, times: 3, within: 10_000 },
])('of bad canaries at most one in a hundred is missed ($share, $times times) [release.robot-errors]', ({ within, ...rollout }) => {
  const found = takenBack({ ...rollout, loads: within }, 100)
  expect(found.length).toBeGreaterThanOrEqual(99)
})

test('a better canary stays, and too few loads say nothing', () => {
  expect(takenBack({ share: 0.5, rate: 0.05, times: 0.5, loads: 3000 }, 100)).toHaveLength(0)
  expect(likelihoodRatio({ loads: LEAST_LOADS - 1, failures: 90 }, { loads: 1000, failures: 0 })).toBe(1)
})
