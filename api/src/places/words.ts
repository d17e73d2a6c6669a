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
  return words.length > 0 ? `%${words.map((word) => ` ${word.replace(/[\\%_]/g, '\\$&')}`).join('%')}%` : null
}
