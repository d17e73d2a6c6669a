import * as v from 'valibot'

export const cell = v.object({
  count: v.number(),
  latitude: v.number(),
  longitude: v.number(),
  south: v.number(),
  west: v.number(),
  north: v.number(),
  east: v.number(),
  id: v.number(),
  providerId: v.number(),
  name: v.string(),
})
export type Cell = v.InferOutput<typeof cell>

/** Markers closer than this overlap. */
const APART_PX = 38

/** Merges neighboring cells whose markers would overlap across a border. Counts add up. */
export function merged(cells: readonly Cell[], pixelsOfLongitude: number, pixelsOfLatitude: number): Cell[] {
  const signs: Cell[] = []
  for (const added of [...cells].sort((one, other) => other.count - one.count || one.id - other.id)) {
    const near = signs.findIndex(
      ({ latitude, longitude }) =>
        Math.hypot((longitude - added.longitude) * pixelsOfLongitude, (latitude - added.latitude) * pixelsOfLatitude) < APART_PX,
    )
    const sign = signs[near]
    if (sign) signs[near] = together(sign, added)
    else signs.push(added)
  }
  return signs.sort((one, other) => one.id - other.id)
}

function together(one: Cell, other: Cell): Cell {
  const count = one.count + other.count
  const mean = (a: number, b: number) => (a * one.count + b * other.count) / count
  return {
    ...one,
    count,
    latitude: mean(one.latitude, other.latitude),
    longitude: mean(one.longitude, other.longitude),
    south: Math.min(one.south, other.south),
    west: Math.min(one.west, other.west),
    north: Math.max(one.north, other.north),
    east: Math.max(one.east, other.east),
    id: Math.min(one.id, other.id),
  }
}
