import { plain } from '../language/words.ts'
import { inDigits } from './numerals.ts'

/** Part of a query that names a sum or a size. Prices in major units of the shop's currency. */
export type Amount = { at: number; text: string } & (
  | { kind: 'price'; from: number | null; to: number | null }
  | { kind: 'size'; value: string }
)

const START = String.raw`(?<![\p{L}\d])`
const SIGN = String.raw`(?:₽|руб\p{L}*\.?|р(?![\p{L}])\.?|\$|usd|us\$|dollars?|доллар\p{L}*|aed|dirhams?|дирхам\p{L}*|dhs?)`
/** In Russian the sign comes after the sum: "р. 17" is a size. */
const SIGN_BEFORE = String.raw`(?:₽|\$|usd|us\$|aed|dhs?)`
const NUMBER = String.raw`(?:${SIGN}\s*)?(\d{1,3}(?:[ .,]\d{3})+|\d+(?:[.,]\d{1,2})?)(?:\s*(тыс\p{L}*\.?|т\.?р\.?|к|k)(?![\p{L}\d]))?(?:\s*${SIGN})?`
/** A length, a weight or a size is no price. */
const END = String.raw`(?![\p{L}\d]|\s*(?:мм|см|mm|cm|ct|карат|carat|г(?:р|рамм)?|g)(?![\p{L}])|\s*(?:размер|размера)(?![\p{L}]))`
const of = (pattern: string) => new RegExp(pattern, 'u')

const BETWEEN = of(String.raw`${START}(?:от|с|from|between)\s+${NUMBER}\s*(?:до|по|to|and|-)\s*${NUMBER}${END}`)
const RANGE = of(String.raw`${START}${NUMBER}\s*-\s*${NUMBER}${END}`)
const UP_TO = of(
  String.raw`${START}(?:до|не дороже|не более|не больше|дешевле|меньше|менее|в пределах|бюджет|за|under|below|up to|less than|cheaper than|no more than|within|max|budget)\s+(?:чем\s+|of\s+)?${NUMBER}${END}`,
)
const FROM = of(String.raw`${START}(?:от|дороже|больше|более|свыше|from|over|above|more than|at least)\s+(?:чем\s+)?${NUMBER}${END}`)
const SUM = of(String.raw`${START}(?:${SIGN_BEFORE}\s*(\d[\d ]*)|(\d[\d ]*)\s*${SIGN})(?![\p{L}\d])`)
const SIZE = of(String.raw`${START}(?:размер\p{L}*|р\.?|size)\s*(\d{1,2}(?:[.,]\d{1,2})?)${START.replace('<!', '!')}`)
/** A length is the size of a chain or a bracelet. */
const LENGTH = of(String.raw`${START}(\d{2}(?:[.,]5)?)\s*(?:см|cm)(?![\p{L}\d])`)
const SIZE_AFTER = of(String.raw`${START}(\d{1,2}(?:[.,]\d{1,2})?)(?:-?(?:й|го|ый))?\s+размер\p{L}*`)
/** Beside a ring a number is its size, and half of a number is one anywhere: "кольцо 17", "16,5". */
const SIZE_OF_RING = of(String.raw`${START}(?:кольц|колеч|перст|печатк|ring|signet)\p{L}*\s+(\d{1,2}(?:[.,]\d{1,2})?)${END}`)
const LONE_SIZE = of(String.raw`${START}(\d{1,2}[.,](?:25|5|75))${END}`)
/** Two numbers of an article are no range of prices. */
const SMALLEST_OF_RANGE = 100

function valueOf(digits = '', thousands?: string): number {
  const whole = /[ .,]\d{3}(?!\d)/.test(digits) ? digits.replace(/[ .,]/g, '') : digits.replace(',', '.')
  return Number(whole) * (thousands ? 1000 : 1)
}

const READERS: readonly [RegExp, (found: RegExpExecArray) => { from: number | null; to: number | null } | null][] = [
  [BETWEEN, ([, from, thousands, to, more]) => ({ from: valueOf(from, thousands ?? more), to: valueOf(to, more) })],
  [
    RANGE,
    ([, from, thousands, to, more]) => {
      const ends = { from: valueOf(from, thousands ?? more), to: valueOf(to, more) }
      return ends.from >= SMALLEST_OF_RANGE && ends.to > ends.from ? ends : null
    },
  ],
  [UP_TO, ([, to, thousands]) => ({ from: null, to: valueOf(to, thousands) })],
  [FROM, ([, from, thousands]) => ({ from: valueOf(from, thousands), to: null })],
  [SUM, ([, before, after]) => ({ from: null, to: valueOf((before ?? after ?? '').replaceAll(' ', '')) })],
]

/** Takes sums and sizes out of a query; `rest` keeps the places of the other words. */
export function readAmounts(text: string): { rest: string; amounts: Amount[] } {
  let rest = inDigits(plain(text))
  const amounts: Amount[] = []
  const take = (index: number, found: string) => {
    rest = rest.slice(0, index) + ' '.repeat(found.length) + rest.slice(index + found.length)
    return { at: index, text: found.trim() }
  }
  const size = SIZE.exec(rest) ?? SIZE_AFTER.exec(rest)
  if (size) amounts.push({ kind: 'size', value: (size[1] ?? '').replace(',', '.'), ...take(size.index, size[0]) })
  const length = LENGTH.exec(rest)
  if (length) amounts.push({ kind: 'size', value: `${(length[1] ?? '').replace(',', '.')}cm`, ...take(length.index, length[0]) })
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(rest)
    const price = found && read(found)
    if (!price) continue
    amounts.push({ kind: 'price', ...price, ...take(found.index, found[0]) })
    break
  }
  const lone = amounts.length === 0 ? (SIZE_OF_RING.exec(rest) ?? LONE_SIZE.exec(rest)) : null
  const [words = '', number = ''] = lone ?? []
  // The ring stays in the query.
  if (lone) amounts.push({ kind: 'size', value: number.replace(',', '.'), ...take(lone.index + words.length - number.length, number) })
  return { rest, amounts }
}
