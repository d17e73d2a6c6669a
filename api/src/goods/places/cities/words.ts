import { plainText } from '@shop/contracts/core/text/plain-text'

/** Search form: lower case, ё → е, punctuation to spaces, a space before every word. */
export const wordsOf = (...texts: readonly string[]) => ` ${plain(texts.join(' '))}`

const plain = (text: string) =>
  plainText(text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim()

/** LIKE pattern for words with these prefixes in order; null when nothing is left. */
export function patternOf(text: string): string | null {
  const words = plain(text).split(' ').filter(Boolean)
  return words.length > 0 ? `%${words.map(beginning).join('%')}%` : null
}

/** Words of addresses that the table does not store: town, house, second halves of abbreviations such as пр-т and б-р. */
const NOISE = new Set(['г', 'город', 'д', 'дом', 'т', 'р', 'й', 'house', 'building'])
/** Street types as in the table of streets. */
export const SHORT_KINDS = new Map([
  ['street', 'st'],
  ['avenue', 'ave'],
  ['highway', 'hwy'],
  ['boulevard', 'blvd'],
  ['road', 'rd'],
  ['lane', 'ln'],
  ['square', 'sq'],
])

/** LIKE patterns of an address, one per word: people shorten words and vary their order. Empty matches everything. */
export const addressPatterns = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((word) => word && !NOISE.has(word))
    .map((word) => `%${beginning(SHORT_KINDS.get(word) ?? word)}%`)

const beginning = (word: string) => ` ${word.replace(/[\\%_]/g, '\\$&')}`
