/** Whether a name is a parameter or a constant: known before the statement runs. Any other is a column. */
export const isKnown = (name: string) => /^(\$|')/.test(name)

/** Columns and values that a statement makes equal. */
export class Equalities {
  readonly #parents = new Map<string, string>()

  /** One name for all that are equal; a known value where there is one. */
  nameOf(name: string): string {
    const parent = this.#parents.get(name)
    return parent === undefined ? name : this.nameOf(parent)
  }

  add(one: string | null, other: string | null): void {
    if (one === null || other === null) return
    const [first, second] = [this.nameOf(one), this.nameOf(other)]
    if (first === second) return
    if (isKnown(second)) this.#parents.set(first, second)
    else this.#parents.set(second, first)
  }
}
