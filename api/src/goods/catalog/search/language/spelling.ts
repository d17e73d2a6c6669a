import { soundOf } from '@shop/contracts/core/text/sound'
import { nearest, slipsBetween } from './slips.ts'
import { stemOf } from './words.ts'

/** Shorter words sound like too many others. */
const SHORTEST_BY_SOUND = 3
const SHORTEST_TO_MEND = 5
/** By sound a slip says less: "rhodium" is no Russia, "small" no seal. */
const SHORTEST_SOUND_TO_MEND = 6

/** Endings of Russian words by sound: `kolca`, `sergami`. */
const ENDINGS: ReadonlySet<string> = new Set(
  'а я о е и ы у ю й ь ей ой ий ый ая яя ое ее ие ые ую юю ом ем ам ям ами ями ах ях ов ев ого его ому ему ым им ых их ки ка ку кой ек ок'
    .split(' ')
    .map(soundOf),
)

/** Endings of endearments without their case: «рубинчик», «звёздочка». */
const DIMINUTIVE = /(?:чик|ик|ок|ек|очк|ечк|ушк|юшк|ышк|еньк|оньк|инк)$/
const FARTHEST_WISH = 1

/** Finds the word that was meant: in the other script, or with slips. */
export class Spelling {
  /** In order of preference. */
  readonly #words: readonly string[]
  readonly #stems: ReadonlySet<string>
  readonly #wishes: ReadonlySet<string>
  /** By sound, of whole words and of their stems. */
  readonly #sounds = new Map<string, string>()
  readonly #stemSounds = new Map<string, string>()
  /** Stems of all words. */
  readonly #allStems: readonly string[]
  readonly #beginnings = new Map<string, string[]>()

  /** `wishes`: stems that only a slip away, and with the same first letter, are taken for meant. */
  constructor(preferred: readonly string[], others: readonly string[], wishes: ReadonlySet<string> = new Set()) {
    this.#wishes = wishes
    this.#words = [...new Set([...preferred, ...others])].filter((word) => !/\d/.test(word))
    this.#stems = new Set(preferred.flatMap((word) => [word, stemOf(word)]))
    this.#allStems = [...new Set(this.#words.map(stemOf))]
    for (const word of this.#words) {
      const [sound, stem] = [soundOf(word), soundOf(stemOf(word))]
      if (!this.#sounds.has(sound)) this.#sounds.set(sound, word)
      if (stem.length >= SHORTEST_BY_SOUND && !this.#stemSounds.has(stem)) this.#stemSounds.set(stem, word)
    }
  }

  /** Some form of a preferred word. */
  knows = (word: string) => this.#stems.has(stemOf(word))

  /** The word that an endearment is made of: «рубинчиком» is «рубин»; itself when it is none. */
  plainOf(word: string): string {
    const stem = stemOf(word)
    const base = stem.replace(DIMINUTIVE, '')
    if (base === stem || base.length < SHORTEST_BY_SOUND || this.knows(word) || !this.#stems.has(base)) return word
    return this.#words.find((known) => stemOf(known) === base) ?? word
  }

  /** The known word that sounds like this one; null when there is none. */
  bySound(word: string, isUnfinished: boolean): string | null {
    const sound = soundOf(word)
    if (Math.min(sound.length, word.length) < SHORTEST_BY_SOUND) return null
    const whole = this.#sounds.get(sound)
    if (whole !== undefined) return inFormOf(word, whole)
    for (let end = sound.length; end >= SHORTEST_BY_SOUND; end -= 1) {
      const known = this.#stemSounds.get(sound.slice(0, end))
      if (known !== undefined && (end === sound.length || ENDINGS.has(sound.slice(end)))) return inFormOf(word, known)
    }
    if (!isUnfinished) return null
    const longer = this.#words.find((known) => soundOf(known).startsWith(sound))
    return longer === undefined ? null : beginningOf(longer, sound)
  }

  /** The known word within the allowed slips; of an unfinished word, the letters that were meant. */
  nearest(word: string, isUnfinished: boolean): string | null {
    const found = this.#nearest(word, isUnfinished)
    if (found === null || !this.#wishes.has(stemOf(found))) return found
    // «Барочный» and «прочный» are not slips of «срочный»: a filter that was not asked for would hide what was.
    return found[0] === word[0] && slipsBetween(word, found) <= FARTHEST_WISH ? found : null
  }

  #nearest(word: string, isUnfinished: boolean): string | null {
    const whole = nearest(word, this.#words)
    if (whole !== null) return inFormOf(word, whole)
    const stem = stemOf(word)
    const meant = nearest(stem, this.#allStems)
    if (meant !== null && word.startsWith(stem)) {
      const [letters, known] = [meant + word.slice(stem.length), this.#words.find((each) => stemOf(each) === meant)]
      const isBegun = isUnfinished && this.beginnings(letters).length > 0
      return isBegun || known === undefined ? letters : inFormOf(word, known)
    }
    if (isUnfinished && word.length >= SHORTEST_TO_MEND) {
      const begun = nearest(
        word,
        this.#words.filter((known) => known.length > word.length).map((known) => known.slice(0, word.length)),
      )
      if (begun !== null) return begun
    }
    const sound = soundOf(word)
    const near = word.length < SHORTEST_SOUND_TO_MEND ? null : nearest(sound, this.#sounds.keys())
    return near === null ? null : inFormOf(word, this.#sounds.get(near) ?? near)
  }

  /** Known words that begin so. */
  beginnings(letters: string): readonly string[] {
    const known = this.#beginnings.get(letters) ?? this.#words.filter((word) => word.startsWith(letters))
    this.#beginnings.set(letters, known)
    return known
  }
}

/** A known word in the form that was typed when that is nearer: "сиребряные" is «серебряные», not «серебряный». */
function inFormOf(typed: string, known: string): string {
  const meant = stemOf(known)
  // The stemmer takes a letter too many for a part of the ending: "сиребрянные".
  for (const word of [typed, typed.replace(/(.)\1/gu, '$1')]) {
    const stem = stemOf(word)
    // A stem that ends otherwise takes other endings: "ребенк-у" is no «ребенок-у».
    if (!word.startsWith(stem) || meant.slice(-2) !== stem.slice(-2)) continue
    const form = meant + word.slice(stem.length)
    if (stemOf(form) === meant && slipsBetween(typed, form) < slipsBetween(typed, known)) return form
  }
  return known
}

/** The letters of a word that make this sound. */
function beginningOf(word: string, sound: string): string {
  for (let end = 1; end < word.length; end += 1) if (soundOf(word.slice(0, end)).length >= sound.length) return word.slice(0, end)
  return word
}
