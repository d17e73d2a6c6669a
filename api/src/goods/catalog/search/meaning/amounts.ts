import type { KnownSize } from '../../directory.ts'
import { plain } from '../language/words.ts'
import { CURRENCY_BEFORE, CURRENCY_SIGN, currencyIn } from './currencies.ts'
import { listIn, type ReadNumber, type Unit } from './lists.ts'
import { inDigits } from './numerals.ts'
import type { WeightRange } from './stone-weights.ts'

export const SIZE_SYSTEMS = ['RU', 'US', 'EU', 'UK'] as const
export type SizeSystem = (typeof SIZE_SYSTEMS)[number]

/** Part of a query that names a sum or a size. Sums in major units of `currency`; null is the shop's own. */
export type Amount = { at: number; text: string /** Any of the parts with the same number will do. */; either?: number } & (
  | ({ kind: 'price'; currency: string | null /** In `currency`, where the bounds are in the shop's own. */; asked?: Bounds } & Bounds)
  /** `upTo`: of a range. `system`: as the query says; null when it does not. `inches`: of a length that was typed in them. `sizes`: of the shop. */
  | { kind: 'size'; value: string; upTo?: string; system: SizeSystem | null; inches?: string; sizes?: readonly KnownSize[] }
  /** Of the main stone. `weights`: of what else the query finds; `areNearest`: it has none in the range. */
  | ({ kind: 'carats'; weights?: readonly number[]; areNearest?: boolean } & WeightRange)
)

interface Bounds {
  from: number | null
  to: number | null
}

const START = String.raw`(?<![\p{L}\d])`
const DIGITS = String.raw`(\d{1,3}(?:[ .,]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2})?)`
const THOUSANDS = String.raw`(?:\s*(тыс\p{L}*\.?|т\.?р\.?|к|k|млн\.?|миллион\p{L}*|mln|millions?)(?![\p{L}\d]))?`
const NUMBER = String.raw`(?:${CURRENCY_SIGN}\s*)?${DIGITS}${THOUSANDS}(?:\s*${CURRENCY_SIGN})?`
/** A length, a weight or a size is no price. */
const END = String.raw`(?![\p{L}\d]|\s*(?:мм|см|mm|cm|ct|карат|carat|г(?:р|рамм)?|g)(?![\p{L}])|\s*(?:размер|размера)(?![\p{L}]))`
const of = (pattern: string) => new RegExp(pattern, 'u')

const BETWEEN = of(String.raw`${START}(?:от|с|from|between)\s+${NUMBER}\s*(?:до|по|to|and|-)\s*${NUMBER}${END}`)
const RANGE = of(String.raw`${START}${NUMBER}\s*-\s*${NUMBER}${END}`)
const LEAST = of(
  String.raw`${START}(?:не дешевле|не меньше|не менее|no less than|not less than|starting at|starting from)\s+(?:чем\s+)?${NUMBER}${END}`,
)
const MOST = String.raw`(?:до|не дороже|не более|не больше|не выше|дешевле|меньше|менее|максимум|в пределах|бюджет|за|under|below|up to|less than|cheaper than|no more than|not more than|within|max|maximum|budget)\s+(?:чем\s+|of\s+)?`
const UP_TO = of(String.raw`${START}${MOST}${NUMBER}${END}`)
const MORE = String.raw`(?:от|дороже|больше|более|свыше|from|over|above|more than|at least)\s+(?:чем\s+)?`
const FROM = of(String.raw`${START}${MORE}${NUMBER}${END}`)
const AROUND = of(
  String.raw`${START}(?:около|примерно|приблизительно|порядка|в районе|around|about|approximately|roughly)\s+${NUMBER}${END}`,
)
const SUM = of(String.raw`${START}(?:${CURRENCY_BEFORE}\s*${DIGITS}${THOUSANDS}|${DIGITS}${THOUSANDS}\s*${CURRENCY_SIGN})(?![\p{L}\d])`)
/** "5 тысяч", "20k". */
const THOUSANDS_ALONE = of(String.raw`${START}(\d+(?:[.,]\d)?)\s*(тыс\p{L}*\.?|к|k|млн\.?|миллион\p{L}*|mln|millions?)${END}`)
/** "Кольцо 30000": a round number that is no part of an article. */
const ALONE = of(String.raw`(?<![\p{L}\d.,-])([1-9]\d{0,2}(?: \d{3})+|[1-9]\d{2,6})(?![.,-])${END}`)

const SYSTEM = String.raw`(us|сша|eu|евр\p{L}*|ru|росс\p{L}*)`
/** "Размер от 16 до 18". */
const FROM_TO = String.raw`(?:(?:от|с|from|between)\s+(?=[\d.,]+\s*(?:до|по|to|and|-)\s*\d))?`
const SYSTEM_SIZE = of(String.raw`${START}${SYSTEM}\s*(?:ring\s+)?(?:размер\p{L}*|size)?\s*(\d{1,2}(?:[.,]\d{1,2})?)${END}`)
const SIZE_SYSTEM = of(
  String.raw`${START}(?:размер\p{L}*|р\.?|sizes?)\s*${SYSTEM}?\s*${FROM_TO}(\d{1,2}(?:[.,]\d{1,2})?)(?:\s*${SYSTEM})?(?![\p{L}\d])`,
)
/** An age and a number of pieces are neither a price nor a size. */
const AGE = of(
  String.raw`${START}\d{1,3}\s*(?:шт|pcs|pieces)\p{L}*(?![\p{L}\d])|${START}\d{1,3}(?:-?(?:й|летие))?\s*(?:лет|год(?:а|ик)?|мес\p{L}*|years?|yrs?|yo)(?![\p{L}\d])`,
)
/** A length is the size of a chain or a bracelet. */
const LENGTH = of(String.raw`${START}(\d{2,3}(?:[.,]5)?)\s*(?:см|cm)(?![\p{L}\d])`)
/** "Цепь мужская 60", never "браслет с 18 бриллиантами". */
const WORDS_BETWEEN = String.raw`(?:\s+(?!(?:с|со|из|with|of)\s)\p{L}+){0,2}\s+`
/** Beside a chain or a bracelet a number is its length: "цепочка 60", "браслет 18". */
const LENGTH_OF_CHAIN = of(
  String.raw`${START}(?:(?:цеп|коль?е|ожерел|chain|necklace|tsep|cep)\p{L}*${WORDS_BETWEEN}([3-9]\d)|(?:браслет|bracelet|braslet)\p{L}*${WORDS_BETWEEN}(1[4-9]|2[0-4]))${END}`,
)
/** "18 inches", "18 in". */
const INCHES = of(String.raw`${START}(\d{1,2}(?:[.,]5)?)\s*-?\s*(?:inch(?:es)?|in|дюйм\p{L}*)(?![\p{L}\d])(?!\s+(?:stock|gold|silver))`)
/** `20" chain`: the only quotation mark of the text stands after a number. */
const INCH_MARK = /^[^"″”]*\d\s?["″”][^"″”]*$/
/** "6 ½", "6 1/2". */
const HALF = /(?<![\d.,/])(\d{1,2})\s*(?:½|\s1\/2)(?!\d)/g
const CM_IN_INCH = 2.54
const SIZE_AFTER = of(String.raw`${START}(\d{1,2}(?:[.,]\d{1,2})?)(?:-?(?:й|го|ый))?\s+(?:размер\p{L}*|size)(?![\p{L}\d])`)
/** "Обручальное 18р": nothing costs so little. */
const SIZE_SHORT = of(String.raw`(?<!(?:до|от|за|по)\s+)${START}((?:1[5-9]|2[0-2])(?:[.,]\d{1,2})?)\s?(?:р|рр|разм)\.?(?![\p{L}\d])`)
/** Beside a ring a number is its size, and half of a number is one anywhere: "кольцо 17", "16,5". */
const SIZE_OF_RING = of(
  String.raw`${START}(?:кольц|колеч|перст|печатк|обручал|ring|signet|band|kol[cz]|kolts|kolech)\p{L}*\s+(\d{1,2}(?:[.,]\d{1,2})?)${END}`,
)
/** "Обручалки белое золото 17", "кольцо из золота 17": a number that is a size and nothing else, not «с 18 бриллиантами». */
const SIZE_FAR_FROM_RING = of(
  String.raw`${START}(?:кольц|колеч|перст|печатк|обручал|обручен)\p{L}*(?:[\s,]+\p{L}+){0,4}[\s,]+(?<!(?:с|со|из|на|до|от|за|по)\s)((?:1[5-9]|2[0-2])(?:[.,](?:25|5|75))?)${END}`,
)
const LONE_SIZE = of(String.raw`${START}(\d{1,2}[.,](?:25|5|75))${END}`)
/** Two numbers of an article are no range of prices. */
const SMALLEST_OF_RANGE = 100
/** British sizes of rings are letters: "UK M", "size L½". */
const UK_SIZE = of(
  String.raw`${START}(?:uk\s+(?:ring\s+)?(?:size\s+)?|размер\p{L}*\s+uk\s+|size\s+(?:uk\s+)?)([a-z])\s?(½|1/2)?(?![\p{L}\d])`,
)
const UK_NEXT = of(String.raw`^\s*(?:or\s|and\s|,|/)\s*([a-z])\s?(½|1/2)?(?![\p{L}\d])`)
/** A letter is a size beside these words alone. */
const OF_RING = /(?<![\p{L}])(?:uk|rings?|bands?|signets?)(?![\p{L}])/u
const CARAT = String.raw`(?:\s+a)?[\s-]*(?:cts?|карат\p{L}*|carats?)(?![\p{L}\d])`
const WEIGHT = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`
/** "От 0,3 до 0,5 карата", "0.3-0.5 ct". */
const WEIGHTS = of(String.raw`${START}(?:(?:от|с|from|between)\s+)?${WEIGHT}(?:${CARAT})?\s*(?:до|по|to|and|-)\s*${WEIGHT}${CARAT}`)
const ONE_WEIGHT = (weight: string) => of(String.raw`${START}(?:(?<most>${MOST})|(?<least>${MORE}))?${weight}`)
const STONE_WEIGHTS: readonly [RegExp, (found: RegExpExecArray) => number | null][] = [
  // "14 карат" is gold.
  [
    ONE_WEIGHT(String.raw`(?<carats>\d{1,2}(?:[.,]\d{1,2})?)\+?${CARAT}`),
    ({ groups }) => (CARATS.includes(valueOf(groups?.['carats'])) ? null : valueOf(groups?.['carats'])),
  ],
  [ONE_WEIGHT(String.raw`(?:half|пол|половин\p{L}*)${CARAT}`), () => 0.5],
  [ONE_WEIGHT(String.raw`(?:quarter|четверть)${CARAT}`), () => 0.25],
  [ONE_WEIGHT(String.raw`(?:one|один|одного)${CARAT}`), () => 1],
  // Neither a size nor a sum begins with zero.
  [ONE_WEIGHT(String.raw`(?<carats>0[.,]\d{1,2})${END}`), ({ groups }) => valueOf(groups?.['carats'])],
]
/** What "about" allows. */
const NEAR = 0.2
const ASSAYS = [750, 850, 900, 950]
const CARATS = [8, 9, 10, 14, 18, 21, 22, 24]

function valueOf(digits = '', thousands?: string): number {
  const whole = /[ .,]\d{3}(?!\d)/.test(digits) ? digits.replace(/[ .,]/g, '') : digits.replace(',', '.')
  return Number(whole) * (thousands ? (/^(?:м|m)/.test(thousands) ? 1_000_000 : 1000) : 1)
}

const between = (one: number, other: number) => ({ from: Math.min(one, other), to: Math.max(one, other) })

const READERS: readonly [RegExp, (found: RegExpExecArray) => Bounds | null][] = [
  [BETWEEN, ([, from, thousands, to, more]) => between(valueOf(from, thousands ?? more), valueOf(to, more))],
  [
    RANGE,
    ([, from, thousands, to, more]) => {
      const ends = { from: valueOf(from, thousands ?? more), to: valueOf(to, more) }
      return ends.from >= SMALLEST_OF_RANGE && ends.to > ends.from ? ends : null
    },
  ],
  [LEAST, ([, from, thousands]) => ({ from: valueOf(from, thousands), to: null })],
  [UP_TO, ([, to, thousands]) => ({ from: null, to: valueOf(to, thousands) })],
  [FROM, ([, from, thousands]) => ({ from: valueOf(from, thousands), to: null })],
  [
    AROUND,
    ([, near, thousands]) => ({
      from: Math.round(valueOf(near, thousands) * (1 - NEAR)),
      to: Math.round(valueOf(near, thousands) * (1 + NEAR)),
    }),
  ],
  [
    SUM,
    ([, before, thousandsBefore, after, thousandsAfter]) => ({
      from: null,
      to: valueOf(before ?? after, thousandsBefore ?? thousandsAfter),
    }),
  ],
  [
    THOUSANDS_ALONE,
    // "14k" is gold.
    ([, to, thousands = '']) =>
      /^[кk]$/.test(thousands) && CARATS.includes(Number(to)) ? null : { from: null, to: valueOf(to, thousands) },
  ],
  [
    ALONE,
    ([, to]) => {
      const sum = valueOf(to)
      return sum % 50 === 0 && !ASSAYS.includes(sum) ? { from: null, to: sum } : null
    },
  ],
]

const systemOf = (word: string | undefined): SizeSystem | null =>
  word === undefined ? null : /^(?:us|сша)/.test(word) ? 'US' : /^(?:eu|евр)/.test(word) ? 'EU' : word === 'uk' ? 'UK' : 'RU'

const hundredths = (carats: number) => Math.round(carats * 100)

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type Unplaced = Without<Amount, 'at' | 'text'>

/** The first stone weight of a text, in hundredths of a carat. */
function weightIn(text: string): { range: WeightRange; found: RegExpExecArray } | null {
  const both = WEIGHTS.exec(text)
  if (both) {
    const { from, to } = between(valueOf(both[1]), valueOf(both[2]))
    return { range: { from: hundredths(from), to: hundredths(to) }, found: both }
  }
  for (const [pattern, read] of STONE_WEIGHTS) {
    const found = pattern.exec(text)
    const carats = found && read(found)
    if (!carats) continue
    const isLeast = found.groups?.['least'] !== undefined || found[0].includes('+')
    return { range: { from: found.groups?.['most'] ? 0 : hundredths(carats), to: isLeast ? Infinity : hundredths(carats) }, found }
  }
  return null
}

/** Takes sums and sizes out of a query; `rest` keeps the places of the other words. */
export function readAmounts(text: string): { rest: string; amounts: Amount[] } {
  let rest = inDigits(plain(INCH_MARK.test(text) ? text.replace(/["″”]/, ' in ') : text)).replace(HALF, '$1.5')
  const amounts: Amount[] = []
  const take = (index: number, found: string) => {
    rest = rest.slice(0, index) + ' '.repeat(found.length) + rest.slice(index + found.length)
    return { at: index, text: found.trim() }
  }
  const sizeOf = (value = '', system?: string) => ({ kind: 'size', value: value.replace(',', '.'), system: systemOf(system) }) as const
  /** What was read, with all of its kind that stand beside it. */
  const takeAll = (read: ReadNumber, unit: Unit, make: (value: string) => Unplaced) => {
    const { all, start, end } = listIn(rest, read, unit)
    take(start, rest.slice(start, end))
    for (const { index, text, value, upTo } of all) {
      const [part, last] = [make(value), upTo === undefined ? null : make(upTo)]
      amounts.push({ ...part, ...(last?.kind === 'size' && { upTo: last.value }), at: index, text })
    }
  }
  const weight = weightIn(rest)
  const exact = weight?.range.from === weight?.range.to ? weight?.found.groups?.['carats'] : undefined
  if (weight && exact) {
    const inCarats = (value: string) => ({ kind: 'carats', from: hundredths(valueOf(value)), to: hundredths(valueOf(value)) }) as const
    takeAll({ index: weight.found.index, found: weight.found[0], number: exact }, 'carats', inCarats)
  } else if (weight) amounts.push({ kind: 'carats', ...weight.range, ...take(weight.found.index, weight.found[0]) })
  const uk = OF_RING.test(rest) ? UK_SIZE.exec(rest) : null
  // "Size L or M": each reads alone.
  let [found, from] = [uk, 0]
  while (found) {
    const letter = `${found[1]?.toUpperCase()}${found[2] ? '½' : ''}`
    const { at, text } = take(from + found.index, found[0])
    amounts.push({ ...sizeOf(letter, 'uk'), at, text: found === uk ? text : `uk ${letter.toLowerCase()}` })
    from = at + found[0].length
    found = UK_NEXT.exec(rest.slice(from))
  }
  const age = AGE.exec(rest)
  if (age) take(age.index, age[0])
  const [named, size] = [SYSTEM_SIZE.exec(rest), SIZE_SYSTEM.exec(rest)]
  const after = named || size ? null : (SIZE_AFTER.exec(rest) ?? SIZE_SHORT.exec(rest))
  const takeSizes = ({ index, 0: found }: RegExpExecArray, number = '', system?: string) =>
    takeAll({ index, found, number }, 'size', (value) => sizeOf(value, system))
  if (size) takeSizes(size, size[2], size[1] ?? size[3] ?? named?.[1])
  else if (named) takeSizes(named, named[2], named[1])
  else if (after) takeSizes(after, after[1])
  const length = LENGTH.exec(rest)
  if (length) takeAll({ index: length.index, found: length[0], number: length[1] ?? '' }, 'length', (value) => sizeOf(`${value}cm`))
  const inches = length ? null : INCHES.exec(rest)
  const inInches = (value: string) => ({ ...sizeOf(`${Math.round(valueOf(value) * CM_IN_INCH)}cm`), inches: value })
  if (inches) takeAll({ index: inches.index, found: inches[0], number: inches[1] ?? '' }, 'inches', inInches)
  for (const [pattern, read] of READERS) {
    const found = pattern.exec(rest)
    const price = found && read(found)
    if (!price) continue
    amounts.push({ kind: 'price', ...price, currency: currencyIn(found[0]), ...take(found.index, found[0]) })
    break
  }
  const hasSize = () => amounts.some(({ kind }) => kind !== 'price')
  const lone = hasSize() ? null : (SIZE_OF_RING.exec(rest) ?? SIZE_FAR_FROM_RING.exec(rest) ?? LONE_SIZE.exec(rest))
  const [words = '', number = ''] = lone ?? []
  // The ring stays in the query.
  if (lone) takeAll({ index: lone.index + words.length - number.length, found: number, number }, 'size', (value) => sizeOf(value))
  const ofChain = hasSize() ? null : LENGTH_OF_CHAIN.exec(rest)
  const long = ofChain?.[1] ?? ofChain?.[2]
  if (ofChain && long) {
    const read = { index: ofChain.index + ofChain[0].length - long.length, found: long, number: long }
    takeAll(read, 'length', (value) => sizeOf(`${value}cm`))
  }
  return { rest, amounts }
}
