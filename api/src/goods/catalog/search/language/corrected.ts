import { plainText } from '@shop/contracts/core/text/plain-text'
import { plain } from './words.ts'

/** The query with other words in place of the typed ones. */
export function corrected(text: string, tokens: readonly { word: string }[], words: readonly string[]): string {
  const query = plainText(text)
  const typed = [...query.matchAll(/[\p{L}\p{M}\d'’]+/gu)]
  let [end, from] = [0, 0]
  const pieces = tokens.flatMap(({ word }, index) => {
    const meant = words[index] ?? word
    const found = typed.findIndex(([own], place) => place >= from && plain(own) === word)
    const { 0: own = '', index: at } = typed[found] ?? { index: end }
    if (found < 0) return []
    from = found + 1
    if (meant === word) return []
    const before = query.slice(end, at)
    end = at + own.length
    return [before, own[0] === own[0]?.toLowerCase() ? meant : `${meant[0]?.toUpperCase()}${meant.slice(1)}`]
  })
  return [...pieces, query.slice(end)].join('').replace(/\s+/g, ' ').trim()
}
