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
