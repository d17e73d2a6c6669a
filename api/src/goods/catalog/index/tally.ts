type Counts = Record<string, number>

/** Counts designs by value. Pieces of one design must be added one after another, so that each value counts it once. */
export class Tally {
  /** No number: no piece has the value. */
  readonly counts: (number | undefined)[] = []
  readonly #last: (number | undefined)[] = []

  /** A piece has the value; it counts only if it would be shown. */
  add(value: number, design: number, isShown: boolean) {
    const isNew = isShown && this.#last[value] !== design
    if (isNew) this.#last[value] = design
    this.counts[value] = (this.counts[value] ?? 0) + (isNew ? 1 : 0)
  }
}

/** Counts by name, else by number; null when there is no value. */
export function countsOf({ counts }: Tally, names?: readonly string[]): Counts | null {
  const known = counts.flatMap((count, value) =>
    count === undefined ? [] : [[names ? (names[value] ?? '') : String(value), count] as const],
  )
  return known.length > 0 ? Object.fromEntries(known) : null
}
