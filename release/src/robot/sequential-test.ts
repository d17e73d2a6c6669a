/**
 * Wald's sequential test of failures, judged one by one as they come. If both versions fail alike, each failure falls to the canary with the
 * probability of its part of the loads; the other hypothesis is that it fails `RATIO` times as often. Their likelihood ratio is a martingale
 * where the canary is as good, so by Ville's inequality it ever reaches `1 / FALSE_ALARMS` in at most that share of good canaries, however
 * often somebody looks. `sequential-test.test.ts` shows both errors by simulation.
 */
export const RATIO = 3
/** Good canaries that are taken back. */
export const FALSE_ALARMS = 0.001
/** Fewer loads say too little of how they are divided. */
export const LEAST_LOADS = 100

interface Arm {
  loads: number
  failures: number
}

/** How many times likelier these failures are if the canary fails `RATIO` times as often. 1 where nothing is known. */
export function likelihoodRatio(canary: Arm, control: Arm): number {
  if (canary.loads < LEAST_LOADS || control.loads < LEAST_LOADS) return 1
  const part = canary.loads / (canary.loads + control.loads)
  const worse = (RATIO * part) / (RATIO * part + 1 - part)
  return Math.exp(canary.failures * Math.log(worse / part) + control.failures * Math.log((1 - worse) / (1 - part)))
}

export const isWorse = (ratio: number): boolean => ratio >= 1 / FALSE_ALARMS
