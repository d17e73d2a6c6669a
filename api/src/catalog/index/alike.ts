import type { Columns } from './columns.ts'

/** What pieces are alike by. */
export interface Kind {
  category: number
  stone: string | null
  mood: string
  metal: string | null
}

/** So many are found that enough are left without a piece's own design and those that are worn with it. */
const FOUND = 32
const [CATEGORY, STONE, MOOD] = [2, 2, 1]

export interface Alike {
  id: number
  design: number
}

/**
 * Designs most like a kind, each by its piece of the same metal, else by its first: section and stone weigh twice the mood; the more
 * liked first. One pass over all pieces, the same for every piece of the kind.
 */
export function alikeOf(columns: Columns, kind: Kind): Alike[] {
  const { ids, design, position, category, metal, stone, mood, archived, popularity, names } = columns
  const [wantedStone, wantedMood] = [kind.stone === null ? -1 : names.stone.of(kind.stone), names.mood.of(kind.mood)]
  const wantedMetal = kind.metal === null ? -1 : names.metal.of(kind.metal)
  const chosen = new Map<number, number>()
  const likeness = (place: number) =>
    (category[place] === kind.category ? CATEGORY : 0) +
    (stone[place] === wantedStone ? STONE : 0) +
    (mood[place] === wantedMood ? MOOD : 0)
  /** Of two metals of one design the one that is shown: small comes first. */
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
