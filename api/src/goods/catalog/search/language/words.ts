import { plainText } from '@shop/contracts/core/text/plain-text'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as russian } from '@orama/stemmers/russian'

/** Function words: never searched for. */
const SMALL = new Set(
  'с со и в во из на для до от под к ко по у за или s iz na dlya a an the of in on with wth w and for to by or'.split(' '),
)
/** The stemmer cuts them to other words: to the first letters of кольцо, to «не». */
const INDECLINABLE = new Set(['колье', 'ей', 'нее'])
/** «Парные» кольца are for two; «парню» has the same stem. */
const OF_A_PAIR = /^парн(?:ы[а-я]*|о[а-я]+|ая|ую)$/
const MAX_KEPT = 50_000

/** Lower case, ё → е, no possessive, no punctuation that stands for nothing. */
export const plain = (text: string) =>
  plainText(text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/'s(?![\p{L}\d])/gu, '')
    .replaceAll("'", '')
    .replace(/[«»"“”()!?:;\\%_]/g, ' ')

/** A designer may be the shop itself. */
export const withBrand = (text: string, brand: string) => text.replaceAll('{{brand}}', brand)

/** Words of a text, without punctuation. */
export const tokensOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)

export const isSmall = (word: string) => SMALL.has(word)

const stems = new Map<string, string>()

/** `кольцами` → `кольц`, `rings` → `ring`. Words with digits stay as they are. */
export function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const isWhole = INDECLINABLE.has(word) || /\d/.test(word)
  const stem = isWhole ? word : OF_A_PAIR.test(word) ? 'парный' : /[а-я]/.test(word) ? russian(word) : english(word)
  if (stems.size >= MAX_KEPT) stems.clear()
  stems.set(word, stem)
  return stem
}
