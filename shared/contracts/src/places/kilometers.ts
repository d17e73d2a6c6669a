export interface Position {
  latitude: number
  longitude: number
}

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometers. */
export function kilometers(one: Position, other: Position): number {
  const across = radians(other.longitude - one.longitude) * Math.cos(radians((one.latitude + other.latitude) / 2))
  return EARTH_KM * Math.hypot(radians(other.latitude - one.latitude), across)
}
