import type { Joint } from '../language/joints.ts'
import { stemOf } from '../language/words.ts'
import { keyOf, type Lexicon, type Meaning } from './lexicon.ts'

interface Word {
  at: number
  word: string
}

export interface Phrase<T> {
  found: T
  /** In words. */
  length: number
}

/** Phrases that editors and the shop know, at the words of a query. */
export class Phrases {
  readonly stems: readonly string[]
  readonly #tokens: readonly Word[]
  readonly #joints: readonly Joint[]
  readonly #lexicon: Lexicon

  constructor(tokens: readonly Word[], joints: readonly Joint[], lexicon: Lexicon) {
    this.stems = tokens.map(({ word }) => stemOf(word))
    this.#tokens = tokens
    this.#joints = joints
    this.#lexicon = lexicon
  }

  /** "And", "or" or a comma stands between two words. */
  isJoined(from: number, to: number): boolean {
    const placeOf = (index: number) => this.#tokens[index]?.at ?? 0
    return this.#joints.some(({ at }) => at > placeOf(from) && at < placeOf(to))
  }

  /** The longest. */
  at<T>(known: ReadonlyMap<string, T>, at: number): Phrase<T> | null {
    for (let length = Math.min(this.#lexicon.longest, this.stems.length - at); length > 0; length -= 1) {
      const found = known.get(this.#key(at, length))
      if (found !== undefined) return { found, length }
    }
    return null
  }

  /** "Earrings and rings" are no hoops: only a phrase that is written with an "and" goes across one. */
  meaningAt(at: number): Phrase<Meaning> | null {
    const { meanings, joined, longest } = this.#lexicon
    for (let length = Math.min(longest, this.stems.length - at); length > 0; length -= 1) {
      const key = this.#key(at, length)
      const found = meanings.get(key)
      if (found && (joined.has(key) || !this.isJoined(at, at + length - 1))) return { found, length }
    }
    return null
  }

  /** "White" of "white or yellow gold", with the noun. */
  sharedAt(at: number): (Phrase<Meaning> & { text: string }) | null {
    const { meanings } = this.#lexicon
    const own = this.meaningAt(at)?.found.kind
    for (let next = at + 1; this.isJoined(next - 1, next); next += 1) {
      const last = next + (this.meaningAt(next)?.length ?? 1) - 1
      const found = last > next && meanings.get(keyOf([this.stems[at] ?? '', this.stems[last] ?? '']))
      if (found && found.kind !== own) return { found, length: 1, text: `${this.#tokens[at]?.word} ${this.#tokens[last]?.word}` }
    }
    return null
  }

  textOf = (at: number, length: number) =>
    this.#tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' ')

  #key = (at: number, length: number) => keyOf(this.stems.slice(at, at + length))
}
