import type { MapBounds, MapTown, MapView } from './types.ts'

interface Spot {
  latitude: number
  longitude: number
}

/** Bounding box. Expects at least one place. */
export function boundsOf(spots: readonly Spot[]): MapBounds {
  const latitudes = spots.map(({ latitude }) => latitude)
  const longitudes = spots.map(({ longitude }) => longitude)
  return { south: Math.min(...latitudes), north: Math.max(...latitudes), west: Math.min(...longitudes), east: Math.max(...longitudes) }
}

/** View of the bounds. A single place has no size: `zoom` is used. */
export const viewOf = (bounds: MapBounds, zoom: number): MapView =>
  bounds.south === bounds.north && bounds.west === bounds.east ? { latitude: bounds.south, longitude: bounds.west, zoom } : { bounds }

/** Towns farther apart than this do not fit into a street-level view. */
const TOWN_DEGREES = 1

/** Places in the same town as the first. */
export const inFirstTown = <One extends Spot>(spots: readonly One[]): One[] =>
  spots.filter(
    ({ latitude, longitude }) =>
      Math.abs(latitude - (spots[0]?.latitude ?? 0)) < TOWN_DEGREES && Math.abs(longitude - (spots[0]?.longitude ?? 0)) < TOWN_DEGREES,
  )

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Towns of the shops, centered between a town's shops. */
export const townsOf = (shops: readonly (Spot & { city_id: number; city: string })[]): MapTown[] =>
  [...new Map(shops.map(({ city_id, city }) => [city_id, city]))].map(([id, name]) => {
    const own = shops.filter(({ city_id }) => city_id === id)
    return { name, latitude: mean(own.map(({ latitude }) => latitude)), longitude: mean(own.map(({ longitude }) => longitude)) }
  })
