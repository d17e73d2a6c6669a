/** Beginnings of Russian numerals in all cases, and English ones; longer beginnings first. */
const ONES: readonly [RegExp, number][] = [
  [/^(?:одиннадцат|eleven)/, 11],
  [/^(?:двенадцат|twelve)/, 12],
  [/^(?:пятнадцат|fifteen)/, 15],
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
  [/^полмиллион/, 500_000],
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
/** A sum without such a word. */
const SMALLEST_ALONE = 1000

const numberIn = (list: readonly [RegExp, number][], word: string) => list.find(([pattern]) => pattern.test(word))?.[1]

/** "до десяти тысяч" → "до 10000       ": as long as it was, so that other words keep their places. */
export function inDigits(text: string): string {
  const numerals = numeralsIn(text)
  let written = text
  // From the end: a number may be longer than its word.
  for (const [index, { start, end, value, isCounted }] of [...numerals.entries()].toReversed()) {
    const next = numerals[index + 1]
    // "From five to ten thousand" begins with five thousand.
    const sum = next && value < SMALLEST_SUM && RANGE.test(text.slice(end, next.start)) ? value * next.scale : value
    if (
      sum >=
      (BEFORE_SUM.test(text.slice(0, start)) || AFTER_SUM.test(text.slice(end)) ? SMALLEST_SUM : isCounted ? SMALLEST_ALONE : Infinity)
    )
      written = written.slice(0, start) + String(sum).padEnd(end - start) + written.slice(end)
  }
  return written
}

function numeralsIn(text: string) {
  const numerals: (ReturnType<typeof numeralIn> & { start: number; end: number })[] = []
  for (const { index: start } of text.matchAll(/\S+/g)) {
    if (start < (numerals.at(-1)?.end ?? 0)) continue
    const numeral = numeralIn(text.slice(start))
    if (numeral.length > 0) numerals.push({ ...numeral, start, end: start + numeral.length })
  }
  return numerals
}

/** The number that a text begins with, how many signs it takes and its last thousands; `isCounted`: "one thousand", not "thousand". */
function numeralIn(text: string): { value: number; length: number; scale: number; isCounted: boolean } {
  let [total, current, length, scale] = [0, 0, 0, 1]
  let isCounted = false
  for (const { 0: word, index } of text.matchAll(/[^\s]+/gu)) {
    const [one, times] = [numberIn(ONES, word), numberIn(TIMES, word)]
    if (one === undefined && times === undefined) break
    if (length === 0) isCounted = one !== undefined
    if (one !== undefined) current += one
    else if (times === 100) current = (current || 1) * 100
    else [total, current, scale] = [total + (current || 1) * (times ?? 1), 0, times ?? 1]
    length = index + word.length
  }
  return { value: total + current, length, scale, isCounted }
}
