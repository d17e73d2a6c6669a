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
  /(?<![\p{L}\d])(?:от|до|дороже|дешевле|больше|меньше|более|менее|under|below|over|above|up to|than|from|within|max)\s+(?:чем\s+|of\s+)?/gu

const numberIn = (list: readonly [RegExp, number][], word: string) => list.find(([pattern]) => pattern.test(word))?.[1]

/** "до десяти тысяч" → "до 10000       ": as long as it was, so that other words keep their places. */
export function inDigits(text: string): string {
  let written = text
  for (const { 0: before, index } of text.matchAll(BEFORE_SUM)) {
    const start = index + before.length
    const { value, length } = numeralIn(text.slice(start))
    if (value >= SMALLEST_SUM) written = written.slice(0, start) + String(value).padEnd(length) + written.slice(start + length)
  }
  return written
}

/** The number that a text begins with, and how many signs it takes. */
function numeralIn(text: string): { value: number; length: number } {
  let [total, current, length] = [0, 0, 0]
  for (const { 0: word, index } of text.matchAll(/[^\s]+/gu)) {
    const [one, times] = [numberIn(ONES, word), numberIn(TIMES, word)]
    if (one === undefined && times === undefined) break
    if (one !== undefined) current += one
    else if (times === 100) current = (current || 1) * 100
    else [total, current] = [total + (current || 1) * (times ?? 1), 0]
    length = index + word.length
  }
  return { value: total + current, length }
}
