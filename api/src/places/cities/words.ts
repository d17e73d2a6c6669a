/** What is looked up: small letters, ё as е, signs as spaces, a space before every word. */
export const wordsOf = (...texts: readonly string[]) => ` ${plain(texts.join(' '))}`

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim()

/** A pattern of LIKE for words that begin like these, in their order; null where nothing is left to look for. */
export function patternOf(text: string): string | null {
  const words = plain(text).split(' ').filter(Boolean)
  return words.length > 0 ? `%${words.map(beginning).join('%')}%` : null
}

/** Written in an address and stored nowhere: town, house, second halves of abbreviations like пр-т and б-р. */
const NOISE = new Set(['г', 'город', 'д', 'дом', 'т', 'р', 'й', 'house', 'building'])
/** Kinds of street as the table of streets writes them. */
export const SHORT_KINDS = new Map([
  ['street', 'st'],
  ['avenue', 'ave'],
  ['highway', 'hwy'],
  ['boulevard', 'blvd'],
  ['road', 'rd'],
  ['lane', 'ln'],
  ['square', 'sq'],
])

/** Patterns of LIKE for an address, a word each: people write its parts in any order and shorten them. None: look for everything. */
export const addressPatterns = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word && !NOISE.has(word))
    .map((word) => `%${beginning(SHORT_KINDS.get(word) ?? word)}%`)

const beginning = (word: string) => ` ${word.replace(/[\\%_]/g, '\\$&')}`
