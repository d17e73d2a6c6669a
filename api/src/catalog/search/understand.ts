import { otherLayout } from './layout.ts'

const MAX_WORDS = 8
/** Words that say how other words belong together. */
const SMALL = new Set('с со и в во из на для до от под к по a an the of in on with and for to by'.split(' '))
/** From this length a word is looked for without its ending: кольцо, кольца, кольцом. */
const WITH_ENDING = 5
/** Above this one an ending has two letters: изумрудом, but кольцо, which is not колье. */
const SHORT = 6

/** The words that a search may mean. */
export interface Dictionary {
  /** The most usual first. */
  list: readonly string[]
  /** True where some piece has it, as a part of a word. */
  has: (stem: string) => boolean
}

export const dictionaryOf = (list: readonly string[]): Dictionary => ({ list, has: (stem) => list.some((word) => word.includes(stem)) })

export interface Understood {
  /** What every found piece has somewhere, without endings. */
  stems: string[]
  /** What was looked for instead of what was typed; null when it is the same. */
  correction: string | null
}

/** Lower case, ё as е, no punctuation. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[«»"“”()!?:\\%_]/g, ' ')

export const wordsIn = (text: string, most = MAX_WORDS) =>
  plain(text)
    .split(/\s+/)
    .filter((word) => word && !SMALL.has(word))
    .slice(0, most)

const stemOf = (word: string) => (word.length < WITH_ENDING ? word : word.slice(0, word.length > SHORT ? -2 : -1))

/**
 * What somebody means who types so: in the wrong layout, with a slip of the finger, in another case.
 * `isTyping`: the last word may be unfinished, a slip in the beginning of a word is one too.
 */
export function understand(text: string, dictionary: Dictionary, isTyping = false): Understood {
  const known = remembered.get(dictionary) ?? new Map<string, Understood>()
  remembered.set(dictionary, known)
  const key = `${isTyping} ${text}`
  const understood = known.get(key) ?? think(text, dictionary, isTyping)
  if (known.size >= MOST_REMEMBERED) known.clear()
  known.set(key, understood)
  return understood
}

/** A text whose correction the shopper has refused. */
export const asTyped = (text: string): Understood => ({ stems: wordsIn(text).map(stemOf), correction: null })

const MOST_REMEMBERED = 1000
/** Slips are looked for among all words: people make the same ones. */
const remembered = new WeakMap<Dictionary, Map<string, Understood>>()

function think(text: string, { list, has }: Dictionary, isTyping: boolean): Understood {
  const typed = wordsIn(text)
  const knows = (word: string) => has(stemOf(word))
  const answer = (words: string[]): Understood => ({
    stems: words.map(stemOf),
    correction: words.join(' ') === typed.join(' ') ? null : words.join(' '),
  })
  if (typed.every(knows)) return answer(typed)
  // The keys of ж, э, х, ъ, б and ю are punctuation in the other layout: the whole text is turned over, not its words.
  const turned = wordsIn(otherLayout(text.toLowerCase()))
  if (turned.length > 0 && turned.every(knows)) return answer(turned)
  const mended = typed.map((word, index) => {
    if (knows(word)) return word
    const unfinished = isTyping && index === typed.length - 1
    return nearest(word, list) ?? (unfinished ? nearestBeginning(word, list) : null) ?? word
  })
  return mended.every(knows) ? answer(mended) : answer(typed)
}

/** One slip in a short word, two in a long one. */
const slipsAllowed = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)

/** The beginning of a word that is meant by a beginning with a slip, as long as what was typed. */
function nearestBeginning(word: string, vocabulary: readonly string[]): string | null {
  const beginnings = vocabulary.filter((known) => known.length > word.length).map((known) => known.slice(0, word.length))
  return nearest(word, beginnings)
}

/** The closest word, the more usual of two. */
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

/** Signs left out, put in, changed, or swapped with their neighbour. */
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
