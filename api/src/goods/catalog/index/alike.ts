import type { Columns } from './columns.ts'

/** Attributes that make pieces similar. */
export interface Kind {
  category: number
  stone: string | null
  mood: string
  metal: string | null
}

/** Enough results remain after removing the piece's own design and its set. */
const FOUND = 32
const [CATEGORY, STONE, MOOD] = [4, 2, 1]

export interface Alike {
  id: number
  design: number
}

/**
 * The most similar designs, each by its piece of the same metal, else its first piece: those of the same kind, then those with the same
 * stone; within both by stone, mood and popularity [product.similar-by-kind]. One pass over all pieces, shared by all pieces with the same attributes.
 */
export function alikeOf(columns: Columns, kind: Kind): Alike[] {
  const { ids, design, position, category, metal, stone, mood, archived, popularity, names } = columns
  const [wantedStone, wantedMood] = [kind.stone === null ? -1 : names.stone.of(kind.stone), names.mood.of(kind.mood)]
  const wantedMetal = kind.metal === null ? -1 : names.metal.of(kind.metal)
  const chosen = new Map<number, number>()
  const likeness = (place: number) => {
    const isOfKind = category[place] === kind.category
    const hasStone = stone[place] === wantedStone
    // Two pieces without a stone have nothing in common by that.
    if (!isOfKind && (!hasStone || kind.stone === null)) return 0
    return (isOfKind ? CATEGORY : 0) + (hasStone ? STONE : 0) + (mood[place] === wantedMood ? MOOD : 0)
  }
  /** The metal of a design that is shown: the lowest wins. */
  const rank = (place: number) => (metal[place] === wantedMetal ? 0 : 1000) + (position[place] ?? 0)

  for (let place = 0; place < ids.length; place += 1) {
    if (archived[place] !== 0 || likeness(place) === 0) continue
    const known = chosen.get(design[place] ?? 0)
    if (known === undefined || rank(place) < rank(known)) chosen.set(design[place] ?? 0, place)
  }
  const key = (place: number) => likeness(place) * 2 ** 31 + (popularity[place] ?? 0)
  const best: number[] = []
  for (const place of chosen.values()) {
    const last = best.at(-1)
    if (best.length === FOUND && last !== undefined && key(place) < key(last)) continue
    const after = best.findIndex((one) => key(one) < key(place) || (key(one) === key(place) && one > place))
    best.splice(after < 0 ? best.length : after, 0, place)
    if (best.length > FOUND) best.pop()
  }
  return best.map((place) => ({ id: ids[place] ?? 0, design: design[place] ?? 0 }))
}
