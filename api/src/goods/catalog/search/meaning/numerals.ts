/** Beginnings of Russian numerals in all cases, and English ones; longer beginnings first. */
const ONES: readonly [RegExp, number][] = [
  [/^(?:одиннадцат|eleven)/, 11],
  [/^(?:двенадцат|twelve)/, 12],
  [/^(?:тринадцат|thirteen)/, 13],
  [/^(?:четырнадцат|fourteen)/, 14],
  [/^(?:пятнадцат|fifteen)/, 15],
  [/^(?:шестнадцат|sixteen)/, 16],
  [/^(?:семнадцат|seventeen)/, 17],
  [/^(?:восемнадцат|eighteen)/, 18],
  [/^(?:девятнадцат|nineteen)/, 19],
  [/^(?:двадцат|twenty)/, 20],
  [/^(?:тридцат|thirty)/, 30],
  [/^(?:сорок|forty)/, 40],
  [/^(?:пят(?:ь|и)десят|fifty)/, 50],
  [/^(?:шест(?:ь|и)десят|sixty)/, 60],
  [/^(?:сем(?:ь|и)десят|seventy)/, 70],
  [/^(?:вос(?:емь|ьми)десят|eighty)/, 80],
  [/^(?:девяност|ninety)/, 90],
  [/^(?:двести|двухсот)/, 200],
  [/^(?:триста|трехсот)/, 300],
  [/^(?:четыреста|четырехсот)/, 400],
  [/^(?:пят(?:ьсот|исот))/, 500],
  [/^(?:шест(?:ьсот|исот))/, 600],
  [/^(?:сем(?:ьсот|исот))/, 700],
  [/^(?:вос(?:емьсот|ьмисот))/, 800],
  [/^(?:девят(?:ьсот|исот))/, 900],
  [/^(?:сто|ста)$/, 100],
  [/^полу?миллион/, 500_000],
  [/^(?:полутора|полторы|полтора)$/, 1.5],
  [/^(?:од(?:ин|ну|на|ного|ной)|one|an?)$/, 1],
  [/^(?:две|два|двух|two)$/, 2],
  [/^(?:три|трех|three)$/, 3],
  [/^(?:четыре|четырех|four)$/, 4],
  [/^(?:пят[ьи]|five)$/, 5],
  [/^(?:шест[ьи]|six)$/, 6],
  [/^(?:сем[ьи]|seven)$/, 7],
  [/^(?:восемь|восьми|eight)$/, 8],
  [/^(?:девят[ьи]|nine)$/, 9],
  [/^(?:десят[ьи]|ten)$/, 10],
]
/** "Up to ten" is no price. */
const SMALLEST_SUM = 100
const TIMES: readonly [RegExp, number][] = [
  [/^(?:hundred)/, 100],
  [/^(?:тысяч|thousand|grand$)/, 1000],
  [/^(?:миллион|million)/, 1_000_000],
]

/** After these words a numeral is a sum. */
const BEFORE_SUM =
  /(?<![\p{L}\d])(?:от|до|за|дороже|дешевле|больше|меньше|более|менее|under|below|over|above|up to|to|than|from|within|max|between|and)\s+(?:чем\s+|of\s+)?$/u
const RANGE = /^\s+(?:до|to|and)\s+$/
/** And before these. */
const AFTER_SUM = /^\s+(?:руб|доллар|дирхам|dollars?|bucks|dirhams?|rou?bles?|usd|aed)/
/** After these even tens are a sum. Not after "over" or «за», which tell an age: "for a woman over fifty". */
const BEFORE_TENS =
  /(?<![\p{L}\d])(?:under|below|up to|(?:less|cheaper|more) than|within|max|maximum|budget(?: of)?|around|about|(?:between|from)\s+(?:\p{L}+\s+){1,4}(?:and|to))\s+$/u
const SMALLEST_TENS = 10
/** "Twenty-five". */
const HYPHEN = /(?<=ty)-(?=(?:one|two|three|four|five|six|seven|eight|nine)(?!\p{L}))/gu
/** "One hundred and fifty", but "between one hundred and fifty" are two numbers. */
const BETWEEN = /(?<!\p{L})between\s+$/u
/** «Тысяч за двадцать». */
const THOUSANDS_FIRST = /(?<![\p{L}\d])тысяч(\s+)((?:за|до|от|под|на|около)\s+)?(.*)$/u
const NUMERAL_BEFORE = /(\S+)\s+$/
/** A sum without such a word. */
const SMALLEST_ALONE = 1000

const numberIn = (list: readonly [RegExp, number][], word: string) => list.find(([pattern]) => pattern.test(word))?.[1]

/** "до десяти тысяч" → "до 10000       ": as long as it was, so that other words keep their places. */
export function inDigits(query: string): string {
  const text = inOrder(query.replace(HYPHEN, ' '))
  const numerals = numeralsIn(text)
  let written = text
  let isNextSum = false
  // From the end: a number may be longer than its word.
  for (const [index, { start, end, value, isCounted }] of [...numerals.entries()].toReversed()) {
    const next = numerals[index + 1]
    // "From five to ten thousand" begins with five thousand.
    const isRange = next !== undefined && RANGE.test(text.slice(end, next.start))
    const sum = isRange && value < SMALLEST_SUM ? value * next.scale : value
    const before = text.slice(0, start)
    const areTensSums = AFTER_SUM.test(text.slice(end)) || BEFORE_TENS.test(before) || (isRange && isNextSum)
    const smallest: number = areTensSums ? SMALLEST_TENS : BEFORE_SUM.test(before) ? SMALLEST_SUM : isCounted ? SMALLEST_ALONE : Infinity
    isNextSum = sum >= smallest
    if (isNextSum) written = written.slice(0, start) + String(sum).padEnd(end - start) + written.slice(end)
  }
  return written
}

/** «тысяч за двадцать» → «за двадцать тысяч», as long as it was. */
function inOrder(text: string): string {
  return text.replace(THOUSANDS_FIRST, (all: string, space: string, before: string | undefined, rest: string, at: number) => {
    const last = NUMERAL_BEFORE.exec(text.slice(0, at))?.[1]
    // «Пять тысяч» stands in order.
    if (last !== undefined && (/\d$/.test(last) || numberIn(ONES, last) !== undefined)) return all
    const numeral = numeralIn(rest)
    const length = /^\d+(?!\S)/.exec(rest)?.[0].length ?? (numeral.scale === 1 ? numeral.length : 0)
    return length === 0 ? all : `${before ?? ''}${rest.slice(0, length)}${space}тысяч${rest.slice(length)}`
  })
}

function numeralsIn(text: string) {
  const numerals: (ReturnType<typeof numeralIn> & { start: number; end: number })[] = []
  for (const { index: start } of text.matchAll(/\S+/g)) {
    if (start < (numerals.at(-1)?.end ?? 0)) continue
    const numeral = numeralIn(text.slice(start), BETWEEN.test(text.slice(0, start)))
    if (numeral.length > 0) numerals.push({ ...numeral, start, end: start + numeral.length })
  }
  return numerals
}

/** The number that a text begins with, how many signs it takes and its last thousands; `isCounted`: "one thousand", not "thousand". */
function numeralIn(text: string, isBetween = false): { value: number; length: number; scale: number; isCounted: boolean } {
  let [total, current, length, scale] = [0, 0, 0, 1]
  let isCounted = false
  let isJoined = false
  for (const { 0: word, index } of text.matchAll(/[^\s]+/gu)) {
    if (word === 'and' && !isBetween && /(?:hundred|thousand)\s+$/.test(text.slice(0, index))) {
      isJoined = true
      continue
    }
    const [one, times] = [numberIn(ONES, word), numberIn(TIMES, word)]
    if (one === undefined && times === undefined) break
    // "A hundred and a ring".
    if (isJoined && (one ?? 0) < 2) break
    isJoined = false
    if (length === 0) isCounted = one !== undefined
    if (one !== undefined) current += one
    else if (times === 100) current = (current || 1) * 100
    else [total, current, scale] = [total + (current || 1) * (times ?? 1), 0, times ?? 1]
    length = index + word.length
  }
  return { value: total + current, length, scale, isCounted }
}
