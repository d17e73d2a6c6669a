type Counts = Record<string, number>

/** Numbers of designs by value. A design whose metals share a value counts once; its pieces have to come in a row. */
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
