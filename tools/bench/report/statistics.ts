const known = (values: readonly (number | null | undefined)[]): number[] =>
  values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value)).sort((one, other) => one - other)

export function median(values: readonly (number | null | undefined)[]): number | null {
  const sorted = known(values)
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle] ?? null
  const [low, high] = [sorted[middle - 1], sorted[middle]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** Median distance from the median: how far the runs lie from each other. */
export function spread(values: readonly (number | null | undefined)[]): number | null {
  const middle = median(values)
  return middle === null ? null : median(known(values).map((value) => Math.abs(value - middle)))
}

const ROUNDS = 4000

/**
 * How often chance alone does it, from 0 to 1: of two medians of as many values as these, both drawn from these, the first is more than
 * `ratio` times the second. Null without values.
 */
export function chanceOfRatio(values: readonly (number | null | undefined)[], ratio: number): number | null {
  const all = known(values)
  if (all.length === 0) return null
  const drawn = () => median(all.map(() => all[Math.floor(Math.random() * all.length)])) ?? 0
  let above = 0
  for (let round = 0; round < ROUNDS; round++) if (drawn() > ratio * drawn()) above++
  return above / ROUNDS
}
