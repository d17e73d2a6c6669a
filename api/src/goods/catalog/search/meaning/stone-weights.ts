/** Of a main stone, in hundredths of a carat; equal where one weight is asked for. */
export interface WeightRange {
  from: number
  to: number
}

/** Weights that are made and lie in the range; without such, the nearest. `made`: of what else the query finds. */
export function weightsFor({ from, to }: WeightRange, made: ReadonlySet<number>): { weights: readonly number[]; areNearest: boolean } {
  const weights = [...made].filter((weight) => weight >= from && weight <= to)
  if (weights.length > 0 || made.size === 0) return { weights, areNearest: false }
  const distance = (weight: number) => Math.max(from - weight, weight - to)
  const least = Math.min(...[...made].map(distance))
  return { weights: [...made].filter((weight) => distance(weight) === least), areNearest: true }
}
