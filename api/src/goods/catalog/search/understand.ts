import { plainText } from '@shop/contracts/core/text/plain-text'
import { otherLayout } from './layout.ts'

const MAX_WORDS = 8
/** Function words. */
const SMALL = new Set('с со и в во из на для до от под к по a an the of in on with and for to by'.split(' '))
/** Words of at least this length are searched without their ending: кольцо, кольца, кольцом. */
const WITH_ENDING = 5
/** Longer words lose two letters: изумрудом; but кольцо must not match колье. */
const SHORT = 6

/** Words that a search can match. */
export interface Dictionary {
  /** Most frequent first. */
  list: readonly string[]
  /** True if some piece contains it as a substring. */
  has: (stem: string) => boolean
}

export const dictionaryOf = (list: readonly string[]): Dictionary => ({ list, has: (stem) => list.some((word) => word.includes(stem)) })

export interface Understood {
  /** Stems that every result contains. */
  stems: string[]
  /** The corrected query; null when nothing was corrected. */
  correction: string | null
}

/** Lower case, ё → е, no punctuation. */
export const plain = (text: string) =>
  plainText(text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»"“”()!?:\\%_]/g, ' ')

export const wordsIn = (text: string, most = MAX_WORDS) =>
  plain(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word) && !SMALL.has(word))
    .slice(0, most)

const stemOf = (word: string) => (word.length < WITH_ENDING ? word : word.slice(0, word.length > SHORT ? -2 : -1))

/**
 * Interprets a query: wrong keyboard layout, typing errors, inflected forms. `isTyping`: the last word may be incomplete, and its beginning
 * may contain a typing error.
 */
export function understand(text: string, dictionary: Dictionary, isTyping = false): Understood {
  const known = remembered.get(dictionary) ?? new Map<string, Understood>()
  remembered.set(dictionary, known)
  const key = `${isTyping} ${text}`
  const understood = known.get(key) ?? think(text, dictionary, isTyping)
  if (known.size >= MAX_REMEMBERED) known.clear()
  known.set(key, understood)
  return understood
}

/** A text whose correction the shopper has refused. */
export const asTyped = (text: string): Understood => ({ stems: wordsIn(text).map(stemOf), correction: null })

const MAX_REMEMBERED = 1000
/** Cached: people make the same typing errors. */
const remembered = new WeakMap<Dictionary, Map<string, Understood>>()

function think(text: string, { list, has }: Dictionary, isTyping: boolean): Understood {
  const typed = wordsIn(text)
  const knows = (word: string) => has(stemOf(word))
  const answer = (words: string[]): Understood => ({
    stems: words.map(stemOf),
    correction: words.join(' ') === typed.join(' ') ? null : words.join(' '),
  })
  if (typed.every(knows)) return answer(typed)
  // Words joined by a hyphen, a comma or a slash: кольцо-серебро.
  const parts = typed.flatMap((word) => (knows(word) ? word : wordsIn(word.replace(/[^\p{L}\p{N}]/gu, ' '))))
  if (parts.length > 0 && parts.every(knows)) return { stems: parts.map(stemOf), correction: null }
  // The keys of ж, э, х, ъ, б and ю are punctuation in the other layout, so the whole text is converted, not single words.
  const turned = wordsIn(otherLayout(text.toLowerCase()))
  if (turned.length > 0 && turned.every(knows)) return answer(turned)
  const mended = typed.map((word, index) => {
    if (knows(word)) return word
    const unfinished = isTyping && index === typed.length - 1
    return nearest(word, list) ?? (unfinished ? nearestBeginning(word, list) : null) ?? word
  })
  return mended.every(knows) ? answer(mended) : answer(typed)
}

/** One error in a short word, two in a long one. */
const slipsAllowed = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

/** Corrects the beginning of a word, keeping the typed length. */
function nearestBeginning(word: string, vocabulary: readonly string[]): string | null {
  const beginnings = vocabulary.filter((known) => known.length > word.length).map((known) => known.slice(0, word.length))
  return nearest(word, beginnings)
}

/** The closest word; the more frequent of two. */
function nearest(word: string, vocabulary: readonly string[]): string | null {
  const allowed = slipsAllowed(word)
  let best: { word: string; slips: number } | null = null
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > allowed) continue
    const slips = slipsBetween(word, known)
    if (slips <= allowed && slips < (best?.slips ?? Infinity)) best = { word: known, slips }
  }
  return best?.word ?? null
}

/** Damerau–Levenshtein distance. */
function slipsBetween(one: string, other: string): number {
  const width = other.length + 1
  const table = new Uint8Array((one.length + 1) * width).map((_, at) => (at < width ? at : 0))
  const at = (i: number, j: number) => table[i * width + j] ?? 0
  for (let i = 1; i <= one.length; i += 1) {
    table[i * width] = i
    for (let j = 1; j < width; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, at(i - 2, j - 2) + 1)
      table[i * width + j] = least
    }
  }
  return at(one.length, other.length)
}
