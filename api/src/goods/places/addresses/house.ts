import { stableHash } from '../../../platform/stable-hash.ts'

interface Street {
  name_ru: string
  latitude: number
  longitude: number
}

const LONGEST_HOUSE = 120
const STREET_KM = 2.2
const KM_OF_DEGREE = 111.2

/** Approximate position of a house: numbers run along the street, odd ones on one side. Shared by the sandbox geocoder and the demo. */
export function housePlace({ name_ru, latitude, longitude }: Street, house: string): { latitude: number; longitude: number } {
  const number = Number.parseInt(house, 10) || 0
  const angle = (stableHash(name_ru, 360) * Math.PI) / 180
  const along = ((number % LONGEST_HOUSE) / LONGEST_HOUSE - 0.5) * STREET_KM
  const aside = (number % 2 === 0 ? 0.03 : -0.03) + (stableHash(`${name_ru} ${house}`, 100) - 50) / 2500
  const north = along * Math.sin(angle) + aside * Math.cos(angle)
  const east = along * Math.cos(angle) - aside * Math.sin(angle)
  return {
    latitude: rounded(latitude + north / KM_OF_DEGREE),
    longitude: rounded(longitude + east / (KM_OF_DEGREE * Math.cos((latitude * Math.PI) / 180))),
  }
}

export const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
