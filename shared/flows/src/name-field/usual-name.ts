/** Parts of names that stay small unless they come first. */
const SMALL = new Set(
  'van von der den ter ten de del della di da do dos das du la le bin ibn bint y e and и с де дер ден ван фон дю бин ибн оглы кызы гызы углы улы уулу'.split(
    ' ',
  ),
)
const NUMERAL = /^(?:ii|iii|iv|vi|vii|viii)$/
const CASED_WORD = /[\p{L}\p{M}']+/gu

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

/** `o'brien` → `O'Brien`, `mcdonald` → `McDonald`; an apostrophe deeper in a word is followed by a small letter. */
function usualWord(word: string): string {
  const [, prefix, rest] = /^(\p{L}'|mc)(\p{L}{3,})$/u.exec(word) ?? []
  return prefix && rest ? capital(prefix) + capital(rest) : capital(word)
}

/**
 * What the Caps Lock or Shift key leaves: `aNNA`, `АНна`, `ПЕТРОВа`, `иВан`, a whole word in capitals. A capital after a prefix is no slip:
 * `McDonald`, `deVries`, `dAngelo`.
 */
const SLIP = /^(?:\p{Ll}\p{Lu}{2,}\p{Ll}*|\p{Lu}{2,}\p{Ll}+|(?![dolдо])\p{Ll}\p{Lu}\p{Ll}{2,}|[\p{Lu}']{4,})$/u

/**
 * A name written wholly in capitals or in small letters, or with a slip of the keyboard, in the usual ones:
 * `АННА ПЕТРОВА-СИДОРОВА` and `aNNA pETROVA-sIDOROVA`. Any other text is returned unchanged, a single letter too [forms.usual-capitals].
 */
export function usualName(text: string): string {
  const small = text.toLowerCase()
  const isOneCase = text === small || text === text.toUpperCase()
  const isSlip = (word: string) => SLIP.test(word) && !NUMERAL.test(word.toLowerCase())
  const words = text.match(CASED_WORD) ?? []
  if ((!isOneCase && !words.some(isSlip)) || small === text.toUpperCase() || (text.match(/\p{L}/gu) ?? []).length < 2) return text
  return small.replace(CASED_WORD, (word, at: number) => {
    const typed = text.slice(at, at + word.length)
    if (!isOneCase && typed !== word && !isSlip(typed)) return typed
    if (at === 0) return usualWord(word)
    if (NUMERAL.test(word)) return word.toUpperCase()
    const isInitial = small[at - 1] === '.' || small[at + word.length] === '.'
    return SMALL.has(word) && !isInitial ? word : usualWord(word)
  })
}
