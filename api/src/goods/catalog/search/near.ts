import type { Locale } from '@shop/contracts/shop/storefront'
import type { PieceScope } from '../index/choice.ts'
import { clausesOf } from './either.ts'
import { NOTES } from './labels.ts'
import { isLetterWord, lettersOf } from './language/letters.ts'
import type { Part } from './meaning/part.ts'
import { WEIGHTS, type WordIndex } from './word-index.ts'

export type Count = (parts: readonly Part[]) => Promise<{ pieces: PieceScope; quantity: number }>

/** What is given up first: a sum before a kind of piece. */
const GIVEN_UP = [
  'price',
  'size',
  'carats',
  'code',
  'word',
  'offer',
  'occasion',
  'for',
  'not',
  'designer',
  'color',
  'metal',
  'stone',
  'kind',
]
const LETTER_STEMS = ['букв', 'letter']

/** Pieces of the nearest query that finds some, beside one that finds none [search.near-none]. */
export async function nearOf(parts: readonly Part[], count: Count): Promise<PieceScope | null> {
  for (const beside of besidesOf(parts)) {
    const { pieces, quantity } = await count(beside)
    if (quantity > 0) return pieces
  }
  return null
}

/** What editors name instead of what is not sold, with all other wishes, then with one less, then alone; else one wish less. */
function besidesOf(parts: readonly Part[]): Part[][] {
  const instead = parts.map((part): Part => {
    const near = part.kind === 'meaning' ? part.meaning.near : undefined
    return part.kind === 'meaning' && near ? { ...part, meaning: { ...part.meaning, find: near, stems: new Set() }, stems: [] } : part
  })
  const clauses = clausesOf(instead).toSorted((one, other) => placeOf(one) - placeOf(other))
  const fewer = clauses.length > 1 ? clauses.map((clause) => instead.filter((part) => !clause.includes(part))) : []
  const named = instead.filter((part, index) => part !== parts[index])
  // What the note above names has to be in the row.
  const hasNamed = (some: readonly Part[]) => named.every((part) => some.includes(part))
  return named.length > 0 ? [instead, ...fewer.filter(hasNamed), named] : fewer
}

function placeOf([part]: readonly Part[]): number {
  return GIVEN_UP.indexOf(part?.kind === 'meaning' ? part.meaning.kind : (part?.kind ?? ''))
}

/** No piece has the letter: those with other letters, and which there are [search.letters-told]. */
export async function otherLetters(parts: readonly Part[], { words, locale, count }: { words: WordIndex; locale: Locale; count: Count }) {
  const asked = parts.filter((part) => part.kind === 'word' && part.isLetter)
  const rest = parts.filter((part) => !asked.includes(part))
  const own = rest.filter((part) => part.kind === 'meaning' && [...part.meaning.stems].some(isLetterWord))
  if (asked.length === 0 || own.length === 0 || (await count([...own, ...asked])).quantity > 0) return null
  const found = await count(rest)
  if (found.quantity === 0) return null
  const pieces = new Set(LETTER_STEMS.flatMap((stem) => [...words.of(stem).places]))
  const isMade = (one: string) => {
    const { places, weights } = words.of(one)
    return places.some((place, index) => weights[index] === WEIGHTS.name && pieces.has(place))
  }
  const letters = lettersOf(locale)
    .filter(isMade)
    .map((one) => one.toUpperCase())
  return { ...found, parts: rest, notes: asked.map(({ text }) => NOTES[locale].noLetter(text.toUpperCase(), letters)) }
}
