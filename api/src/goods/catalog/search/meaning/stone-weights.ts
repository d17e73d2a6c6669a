/** A stone of half a carat and one of 0.45 look alike. */
const NEAREST_WITHIN = 0.2
/** Farther ones are other stones. */
const BESIDE = 2

/** Weights of main stones that are made, nearest to the asked one: itself, or those close to it. In hundredths of a carat. */
export function weightsFor(asked: number, made: ReadonlySet<number>): readonly number[] {
  if (made.has(asked)) return [asked]
  const distance = (weight: number) => Math.abs(weight - asked)
  const least = Math.min(...[...made].map(distance))
  return least <= asked * NEAREST_WITHIN ? [...made].filter((weight) => distance(weight) === least) : []
}

/** Those from half of the asked weight to twice of it. */
export const weightsBeside = (asked: number, made: ReadonlySet<number>): readonly number[] =>
  [...made].filter((weight) => weight >= asked / BESIDE && weight <= asked * BESIDE)
