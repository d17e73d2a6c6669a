/** A number that was read, and where. */
export interface ReadNumber {
  index: number
  /** What was read: `размер 17`, `45 см`. */
  found: string
  /** Of it. */
  number: string
}

/** One of several sizes, lengths or weights. */
export interface Listed {
  index: number
  text: string
  value: string
  /** "16-18". */
  upTo?: string
}

/** What may stand beside a number, and how much larger another one of the kind may be. */
const UNITS = {
  size: { words: String.raw`(?:размер\p{L}*|разм\.?|рр?\.?|size)`, ratio: 2 },
  length: { words: '(?:см|cm)', ratio: 3 },
  inches: { words: String.raw`(?:inch(?:es)?|in|дюйм\p{L}*)`, ratio: 3 },
  carats: { words: String.raw`(?:cts?|карат\p{L}*|carats?)`, ratio: 8 },
} as const
export type Unit = keyof typeof UNITS

const NUMBER = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`
const OR = String.raw`\s*[,;/&+]\s*(?:(?:и|или|либо|and|or)\s+)?|\s+(?:и|или|либо|and|or)\s+`
const TO = String.raw`\s*[-–—]\s*|\s+(?:до|по|to)\s+`
/** Another measure, or a sum. */
const NO_OTHER = String.raw`(?![\p{L}\d]|\s\d{3}(?!\d)|[.,]\d|\s*(?:мм|mm|г(?:р|рамм)?|g|шт|тыс|млн|руб|₽|\$|%|лет|год|years?|дн)`
const ENDS = Object.fromEntries(
  Object.entries(UNITS).map(([unit]) => {
    const others = Object.entries(UNITS).flatMap(([other, { words }]) => (other === unit ? [] : [words]))
    return [unit, String.raw`${NO_OTHER}|\s*(?:${others.join('|')})(?![\p{L}]))`]
  }),
)

const patternsOf = (unit: Unit) => {
  const { words } = UNITS[unit]
  const one = String.raw`(?:${words}\s*)?${NUMBER}(?:\s*${words}(?![\p{L}]))?`
  return {
    // A list on the right may have blanks alone: "кольцо 17 18".
    right: new RegExp(String.raw`^(?:(?<or>${OR}|\s+)|(?<to>${TO}))${one}${ENDS[unit]}`, 'u'),
    left: new RegExp(String.raw`(?<![\p{L}\d.,])(?:(?:от|с|from|between)\s+)?${one}(?:(?<or>${OR})|(?<to>${TO}))$`, 'u'),
  }
}
const PATTERNS: Record<Unit, ReturnType<typeof patternsOf>> = {
  size: patternsOf('size'),
  length: patternsOf('length'),
  inches: patternsOf('inches'),
  carats: patternsOf('carats'),
}

/** The number and all that stand beside it: "17 and 18", "45 или 50 см", "size 6-7". Their places are from `start` to `end`. */
export function listIn(rest: string, { index, found, number }: ReadNumber, unit: Unit): { all: Listed[]; start: number; end: number } {
  const { right, left } = PATTERNS[unit]
  let [start, end] = [index, index + found.length]
  const all: Listed[] = [{ index, text: found.trim(), value: number }]
  const isNear = (other = '') => {
    const [one, two] = [number, other].map((digits) => Number(digits.replace(',', '.')))
    return Boolean(one && two) && Math.max(one ?? 0, two ?? 0) <= UNITS[unit].ratio * Math.min(one ?? 0, two ?? 0)
  }
  const named = (value: string) => found.trim().replace(number, value)
  for (let next = right.exec(rest.slice(end)); isNear(next?.[3]); next = right.exec(rest.slice(end))) {
    const [value = '', last] = [next?.[3], all.at(-1)]
    if (next?.groups?.['to'] && last && last.upTo === undefined) {
      all[all.length - 1] = { ...last, text: named(`${last.value}-${value}`), upTo: value }
    } else all.push({ index: end + (next?.[1]?.length ?? 0), text: named(value), value })
    end += next?.[0].length ?? 0
  }
  for (let next = left.exec(rest.slice(0, start)); isNear(next?.[1]); next = left.exec(rest.slice(0, start))) {
    const [value = '', first] = [next?.[1], all[0]]
    start = next?.index ?? start
    if (next?.groups?.['to'] && first && first.upTo === undefined) {
      all[0] = { index: start, text: named(`${value}-${first.value}`), value, upTo: first.value }
    } else all.unshift({ index: start, text: named(value), value })
  }
  return { all, start, end }
}
