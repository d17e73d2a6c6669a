import type { Joint } from './language/joints.ts'
import type { StoredFind } from './meaning/stored.ts'
import type { Meaning } from './meaning/lexicon.ts'
import type { Part } from './meaning/part.ts'

/** One of them can be all that a piece has, so that two of them are never both meant. */
const ONE_OF = ['metal', 'stone', 'color', 'designer']
/** Elsewhere only "and" or "or" says that any will do: "heart earrings" are both. */
const BY_WORD = ['kind', 'for', 'occasion', 'offer']
const KEYS = ['category', 'metal', 'stone', 'designer'] as const

/** Several values of one kind mean any of them [search.any-of-kind]: parts of one group have the same number in `either`. */
export function withAlternatives(parts: readonly Part[], joints: readonly Joint[]): Part[] {
  const grouped: Part[] = []
  for (const part of parts) {
    const before = grouped.findLastIndex((one) => classOf(one) === classOf(part))
    const other = grouped[before]
    const between = other ? joints.filter(({ at }) => at > other.at && at < part.at) : []
    if (!other || !areAlternatives(other, part, between)) grouped.push(part)
    else {
      const either = other.either ?? before
      grouped[before] = { ...other, either }
      grouped.push({ ...part, either })
    }
  }
  return grouped
}

/** A piece must match every list; one part of a list is enough. */
export function clausesOf(parts: readonly Part[]): Part[][] {
  const clauses: Part[][] = []
  for (const part of parts) {
    const known = part.either === undefined ? undefined : clauses.find(([first]) => first?.either === part.either)
    if (known) known.push(part)
    else clauses.push([part])
  }
  return clauses
}

/** A query of these parts, which reads as they do. */
export function queryOf(parts: readonly Part[]): string {
  const begun = new Set<number>()
  return parts
    .map(({ either, text }) => {
      const isNext = either !== undefined && begun.has(either)
      if (either !== undefined) begun.add(either)
      return isNext ? `${/[а-я]/i.test(text) || !/[a-z]/i.test(text) ? 'или' : 'or'} ${text}` : text
    })
    .join(' ')
}

function classOf(part: Part): string {
  if (part.kind === 'meaning') return part.meaning.kind
  if (part.kind === 'word' && part.isLetter) return 'letter'
  return part.kind === 'size' && part.value.endsWith('cm') ? 'length' : `@${part.kind}`
}

function areAlternatives(one: Part, other: Part, between: readonly Joint[]): boolean {
  if (one.kind !== 'meaning' || other.kind !== 'meaning')
    return one.kind === 'size' || one.kind === 'carats' || (one.kind === 'word' && one.isLetter === true)
  const { kind } = one.meaning
  const isJoined = between.some(({ isWord }) => isWord)
  const overlap = areOverlapping(one.meaning, other.meaning)
  if (ONE_OF.includes(kind)) return isJoined || !overlap
  if (!BY_WORD.includes(kind) || [one.meaning, other.meaning].some(isWish)) return false
  return isJoined || (between.length > 0 && !overlap && one.meaning.find.some((find) => KEYS.some((key) => find[key])))
}

/** Order and stock are no kinds of pieces. */
const isWish = ({ find }: Meaning) => find.some(({ sort, stock, service }) => (sort ?? stock ?? service) !== undefined)

/** Gold and yellow gold: one of them narrows the other. */
function areOverlapping(one: Meaning, other: Meaning): boolean {
  const all = (find: readonly StoredFind[], key: (typeof KEYS)[number]) => find.flatMap(({ [key]: values }) => values ?? [])
  const own = KEYS.filter((key) => all(one.find, key).length > 0 && all(other.find, key).length > 0)
  return own.length === 0 || own.some((key) => all(one.find, key).some((value) => all(other.find, key).includes(value)))
}
