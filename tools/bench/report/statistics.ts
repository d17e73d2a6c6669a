const known = (values: readonly (number | null | undefined)[]): number[] =>
  values.filter((value): value is number => typeof value === 'number' && Number.isFinite(value)).sort((one, other) => one - other)

export function median(values: readonly (number | null | undefined)[]): number | null {
  const sorted = known(values)
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle] ?? null
  const [low, high] = [sorted[middle - 1], sorted[middle]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** Median absolute deviation. */
export function spread(values: readonly (number | null | undefined)[]): number | null {
  const middle = median(values)
  return middle === null ? null : median(known(values).map((value) => Math.abs(value - middle)))
}

const ROUNDS = 4000

/** Permutation probability, 0 to 1, that the median ratio of two samples of this size exceeds `ratio` by chance. Null without values. */
export function chanceOfRatio(values: readonly (number | null | undefined)[], ratio: number): number | null {
  const all = known(values)
  if (all.length === 0) return null
  const drawn = () => median(all.map(() => all[Math.floor(Math.random() * all.length)])) ?? 0
  let above = 0
  for (let round = 0; round < ROUNDS; round++) if (drawn() > ratio * drawn()) above++
  return above / ROUNDS
}
