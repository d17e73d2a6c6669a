/** Ring roads as polygons of [latitude, longitude], clockwise from the north; drawn manually, accurate to a few hundred meters. */
const MOSCOW_RING: [number, number][] = [
  [55.9115, 37.5766],
  [55.8983, 37.6667],
  [55.8822, 37.7255],
  [55.8297, 37.8365],
  [55.7763, 37.8427],
  [55.7135, 37.8402],
  [55.6577, 37.8395],
  [55.6226, 37.7793],
  [55.5908, 37.7277],
  [55.5739, 37.6832],
  [55.5761, 37.5969],
  [55.6109, 37.4917],
  [55.6386, 37.4591],
  [55.6909, 37.4127],
  [55.7127, 37.3842],
  [55.7616, 37.3688],
  [55.8065, 37.3868],
  [55.8416, 37.3951],
  [55.8723, 37.4108],
  [55.8832, 37.4465],
  [55.9066, 37.5278],
]

const PETERSBURG_RING: [number, number][] = [
  [60.0966, 30.3699],
  [60.0705, 30.4475],
  [60.0165, 30.4846],
  [59.9656, 30.5537],
  [59.9066, 30.5284],
  [59.8592, 30.5272],
  [59.8228, 30.4503],
  [59.8116, 30.3262],
  [59.8296, 30.1653],
  [59.8694, 30.0836],
  [59.9331, 29.9736],
  [60.0197, 29.9608],
  [60.0499, 30.1418],
  [60.0917, 30.2483],
]

const RINGS = [
  { regions: ['Москва', 'Московская область'], road: MOSCOW_RING },
  { regions: ['Санкт-Петербург', 'Ленинградская область'], road: PETERSBURG_RING },
]

export interface Beltway {
  /** True inside the ring road. */
  hit: boolean
  /** Whole kilometers from the ring road, 0 inside. */
  distance: number
}

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Position relative to the ring road of a region (Russian name); null when it has none. */
export function beltwayOf(region: string, latitude: number, longitude: number): Beltway | null {
  const ring = RINGS.find(({ regions }) => regions.includes(region))
  if (!ring) return null
  if (isInside(ring.road, latitude, longitude)) return { hit: true, distance: 0 }
  const nearest = Math.min(...ring.road.map((corner, index) => toEdge(corner, ring.road[(index + 1) % ring.road.length] ?? corner)))
  return { hit: false, distance: Math.max(1, Math.ceil(nearest)) }

  function toEdge([latitudeA, longitudeA]: [number, number], [latitudeB, longitudeB]: [number, number]): number {
    const scale = Math.cos(radians(latitude))
    const [ax, ay, bx, by] = [
      (longitudeA - longitude) * scale,
      latitudeA - latitude,
      (longitudeB - longitude) * scale,
      latitudeB - latitude,
    ]
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length))
    return EARTH_KM * radians(Math.hypot(ax + along * (bx - ax), ay + along * (by - ay)))
  }
}

/** Ray casting: counts crossings of a ray to the east. */
function isInside(road: readonly [number, number][], latitude: number, longitude: number): boolean {
  let inside = false
  for (const [index, [latitudeA, longitudeA]] of road.entries()) {
    const [latitudeB, longitudeB] = road[(index + 1) % road.length] ?? [latitudeA, longitudeA]
    if (latitudeA > latitude === latitudeB > latitude) continue
    if (longitude < longitudeA + ((latitude - latitudeA) / (latitudeB - latitudeA)) * (longitudeB - longitudeA)) inside = !inside
  }
  return inside
}
