import type { CityRow } from '../cities/cities.ts'
import { SHORT_KINDS, wordsOf } from '../cities/words.ts'

/** A typed address without its city: words of the street, and the house. */
export interface TypedAddress {
  words: string[]
  house: string | null
}

/** Abbreviations that people type. */
const SHORT = new Map([
  ...SHORT_KINDS,
  ['ул', 'улица'],
  ['пр', 'проспект'],
  ['просп', 'проспект'],
  ['пркт', 'проспект'],
  ['наб', 'набережная'],
  ['ш', 'шоссе'],
  ['бр', 'бульвар'],
  ['бул', 'бульвар'],
])
/** Kinds of streets: they say nothing of the name. */
const KINDS = new Set([...SHORT.keys(), ...SHORT.values(), 'переулок', 'проезд', 'площадь', 'тупик', 'аллея'])
const NOISE = new Set(['д', 'дом', 'house'])
const FLAT = /\s(?:кв|квартира|оф|офис|под|подъезд|эт|этаж|apt|apartment|flat|office)\s?\d.*$/
const NUMBER = String.raw`\d+[а-яa-z]?(?:\/\d+[а-яa-z]?)?(?:\s?(?:к|корпус|корп|с|стр|строение)\s?\d+)*`
/** The second of two numbers is the flat: `тверская 12-3`. */
const HOUSE_AT_END = new RegExp(String.raw`(?:^|\s)(${NUMBER})(?:\s\d+)?$`)
/** After the mark a number is the house wherever it stands: `дом 12 тверская`. */
const MARKED_HOUSE = new RegExp(String.raw`(?:^|\s)(?:д|дом|house)\s?(${NUMBER})(?=\s|$)`)
/** `12 тверская`, but neither `1-я тверская` nor `1905 года`. */
const HOUSE_AT_START = /^(\d+[а-яa-z]?)\s(?!я\s|й\s|го\s|th\s|st\s|nd\s|rd\s|года(?:\s|$)|goda(?:\s|$)|лет\s)/

/** What was typed, without the name of the city and the flat. */
export function typedAddress(text: string, { name_ru, name_en }: Pick<CityRow, 'name_ru' | 'name_en'>): TypedAddress {
  let line = wordsOf(text)
    .trim()
    .replace(/^(г|город)\s+/, '')
  for (const name of [name_ru, name_en].map((one) => wordsOf(one).trim())) {
    if (line.startsWith(`${name} `) || line === name) line = line.slice(name.length).trim()
  }
  line = line.replace(FLAT, '')
  const found = MARKED_HOUSE.exec(line) ?? HOUSE_AT_END.exec(line) ?? HOUSE_AT_START.exec(line)
  const street = found ? `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}` : line
  const words = street
    .split(' ')
    .filter((word) => word && !NOISE.has(word))
    .map((word) => SHORT.get(word) ?? word)
  return { words, house: found?.[1]?.replaceAll(' ', '') ?? null }
}

const nameOf = (words: readonly string[]) => words.filter((word) => !KINDS.has(word)).join(' ')

/** 0 for the street of that very name, 1 for one that begins with it, 2 for any other: `Тверская` before `1-я Тверская-Ямская`. */
function distance(names: readonly string[], typed: string): number {
  const own = names.map((name) => nameOf(wordsOf(name).trim().split(' ')))
  if (own.includes(typed)) return 0
  return own.some((name) => name.startsWith(typed)) ? 1 : 2
}

/** Streets in the order in which they are offered; those that are equally near keep theirs. */
export function nearestFirst<Street>(
  streets: readonly Street[],
  { words }: TypedAddress,
  namesOf: (street: Street) => readonly string[],
): Street[] {
  const typed = nameOf(words)
  return streets
    .map((street) => ({ street, far: distance(namesOf(street), typed) }))
    .sort((one, other) => one.far - other.far)
    .map(({ street }) => street)
}
