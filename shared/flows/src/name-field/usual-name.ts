/** Parts of names that stay small unless they come first. */
const SMALL = new Set(
  'van von der den ter ten de del della di da do dos das du la le bin ibn bint y e and и с оглы кызы гызы углы улы уулу'.split(' '),
)
const NUMERAL = /^(?:ii|iii|iv)$/
const CASED_WORD = /[\p{L}\p{M}']+/gu

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** `o'brien` → `O'Brien`, `mcdonald` → `McDonald`; an apostrophe deeper in a word is followed by a small letter. */
function usualWord(word: string): string {
  const [, prefix, rest] = /^(\p{L}'|mc)(\p{L}{3,})$/u.exec(word) ?? []
  return prefix && rest ? capital(prefix) + capital(rest) : capital(word)
}

/**
 * A name written wholly in capitals or in small letters, in the usual ones: `АННА ПЕТРОВА-СИДОРОВА` → `Анна Петрова-Сидорова`. Any other text
 * is returned unchanged, a single letter too [forms.usual-capitals].
 */
export function usualName(text: string): string {
  const small = text.toLowerCase()
  const isOneCase = small !== text.toUpperCase() && (text === small || text === text.toUpperCase())
  if (!isOneCase || (text.match(/\p{L}/gu) ?? []).length < 2) return text
  return small.replace(CASED_WORD, (word, at: number) => {
    if (at === 0) return usualWord(word)
    if (NUMERAL.test(word)) return word.toUpperCase()
    const isInitial = small[at - 1] === '.' || small[at + word.length] === '.'
    return SMALL.has(word) && !isInitial ? word : usualWord(word)
  })
}
