/** Interns names as small numbers from 1; 0 means none. */
export class Names {
  readonly list: string[] = []
  readonly #numbers = new Map<string, number>()

  /** Adds an unknown name. */
  add(name: string | null): number {
    if (name === null) return 0
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.list.push(name)
    this.#numbers.set(name, this.list.length)
    return this.list.length
  }

  /** -1 when no piece has the name. */
  of = (name: string) => this.#numbers.get(name) ?? -1
}

export interface Offers {
  initial: Float64Array
  final: Float64Array
}
