/** One slip in a short word, two in a long one. */
const slipsAllowed = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0)
/** In shorter words the first letter is hardly ever the wrong one. */
const LONG = 6

/** The nearest word within the allowed slips; the first of equally near ones. */
export function nearest(word: string, vocabulary: Iterable<string>): string | null {
  const allowed = slipsAllowed(word)
  let best: { word: string; slips: number } | null = null
  if (allowed === 0) return null
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) > allowed || known.length < 3) continue
    if (word.length < LONG && known[0] !== word[0]) continue
    const slips = slipsBetween(word, known)
    if (slips <= allowed && slips < (best?.slips ?? Infinity)) best = { word: known, slips }
  }
  return best?.word ?? null
}

/** Damerau–Levenshtein distance. */
export function slipsBetween(one: string, other: string): number {
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
