import type { MapBounds, MapTown, MapView } from './types.ts'

interface Spot {
  latitude: number
  longitude: number
}

/** Where all of these lie. At least one is expected. */
export function boundsOf(spots: readonly Spot[]): MapBounds {
  const latitudes = spots.map(({ latitude }) => latitude)
  const longitudes = spots.map(({ longitude }) => longitude)
  return { south: Math.min(...latitudes), north: Math.max(...latitudes), west: Math.min(...longitudes), east: Math.max(...longitudes) }
}

/** All of the bounds. Bounds of one place have no size: `zoom` says how near it is seen. */
export const viewOf = (bounds: MapBounds, zoom: number): MapView =>
  bounds.south === bounds.north && bounds.west === bounds.east ? { latitude: bounds.south, longitude: bounds.west, zoom } : { bounds }

/** Towns further apart than this are a country: one look cannot show their streets. */
const TOWN_DEGREES = 1

/** Those that lie in one town with the first. */
export const inFirstTown = <One extends Spot>(spots: readonly One[]): One[] =>
  spots.filter(
    ({ latitude, longitude }) =>
      Math.abs(latitude - (spots[0]?.latitude ?? 0)) < TOWN_DEGREES && Math.abs(longitude - (spots[0]?.longitude ?? 0)) < TOWN_DEGREES,
  )

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The towns of these shops; the middle of a town is the middle of its shops. */
export const townsOf = (shops: readonly (Spot & { city_id: number; city: string })[]): MapTown[] =>
  [...new Map(shops.map(({ city_id, city }) => [city_id, city]))].map(([id, name]) => {
    const own = shops.filter(({ city_id }) => city_id === id)
    return { name, latitude: mean(own.map(({ latitude }) => latitude)), longitude: mean(own.map(({ longitude }) => longitude)) }
  })
