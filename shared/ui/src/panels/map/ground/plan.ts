import { KNOWN_TOWNS, type KnownTown } from './known.ts'
import type { Line, Spot } from './line.ts'
import { randomOf } from './random.ts'
import { smooth } from './smooth.ts'

/** Map geometry of a town in latitude and longitude. */
export interface Plan {
  parks: Line[]
  sea: Line[]
  water: Line[]
  rings: Line[]
  roads: Line[]
  streets: Line[]
}

interface Town {
  name: string
  latitude: number
  longitude: number
  radius?: number
}

const KM_OF_DEGREE = 111.2
const DEFAULT_RADIUS_KM = 8
const KNOWN_WITHIN_KM = 20
const TURN = 2 * Math.PI
const STREETS_FROM_KM = 0.45
/** Towns smaller than this get no streets. */
const STREETS_MOST_KM = 17

/** A deterministic schematic plan of a town: rings, radial roads, streets, water and parks. */
export function planOf(town: Town): Plan {
  const known = KNOWN_TOWNS.find(({ latitude, longitude }) => kilometres(town, latitude, longitude) < KNOWN_WITHIN_KM)
  const middle = known ?? town
  const at = (east: number, north: number): Spot => [
    middle.latitude + north / KM_OF_DEGREE,
    middle.longitude + east / (KM_OF_DEGREE * Math.cos((middle.latitude * Math.PI) / 180)),
  ]
  const random = randomOf(known ? 'known' : town.name)
  const radius = known ? Math.max(...known.rings.flat()) : (town.radius ?? DEFAULT_RADIUS_KM)
  const shape = known ? shapeOfKnown(known) : shapeOf(radius, random)
  const water = known ? known.water : [river(radius, random, at)]
  const parks = known
    ? known.parks.map(([lat, lon, north, east]) => park(lat, lon, north, east, random))
    : parksOf(radius, random, at, middle)
  return {
    parks: parks.map((outline) => smooth([...outline, ...outline.slice(0, 1)])),
    sea: (known?.sea ?? []).map(smooth),
    water: water.map(smooth),
    rings: shape.rings.map(([north, east], index) => ring(north, east, index, random, at)),
    roads: shape.roads.map((degrees) => smooth(road(degrees, radius, random, at))),
    streets: streetsOf(Math.min(radius, STREETS_MOST_KM), shape.roads.length, random, at),
  }
}

type At = (east: number, north: number) => Spot

function kilometres({ latitude, longitude }: Town, otherLatitude: number, otherLongitude: number) {
  const across = (longitude - otherLongitude) * Math.cos((latitude * Math.PI) / 180)
  return KM_OF_DEGREE * Math.hypot(latitude - otherLatitude, across)
}

const shapeOfKnown = ({ rings, roads }: KnownTown) => ({ rings, roads })

function shapeOf(radius: number, random: () => number) {
  const quantity = 6 + Math.floor(random() * 4)
  const turn = random() * 360
  return {
    rings: [0.2, 0.5, 1].map((part): [number, number] => [radius * part * (0.9 + random() * 0.2), radius * part * (0.9 + random() * 0.2)]),
    roads: Array.from({ length: quantity }, (_, index) => turn + (360 / quantity) * (index + random() * 0.5)),
  }
}

function ring(north: number, east: number, index: number, random: () => number, at: At): Line {
  const corners = 14 + index * 6
  const spots = Array.from({ length: corners }, (_, corner) => {
    const angle = (TURN * corner) / corners
    const wobble = 1 + (random() - 0.5) * 0.06
    return at(Math.cos(angle) * east * wobble, Math.sin(angle) * north * wobble)
  })
  return smooth([...spots, spots[0] ?? at(0, 0)])
}

function road(degrees: number, radius: number, random: () => number, at: At): Line {
  let angle = (degrees * Math.PI) / 180
  const spots: Line = []
  for (let away = STREETS_FROM_KM; away < radius * 2.6; away += Math.max(0.8, radius / 7)) {
    spots.push(at(Math.cos(angle) * away, Math.sin(angle) * away))
    angle += (random() - 0.5) * 0.09
  }
  return spots
}

/** Short streets, less dense toward the edge. */
function streetsOf(radius: number, roads: number, random: () => number, at: At): Line[] {
  const lines: Line[] = []
  for (let away = STREETS_FROM_KM; away < radius * 1.15; ) {
    const step = 0.42 + away * 0.055
    const quantity = Math.max(roads, Math.round((TURN * away) / (step * 1.15)))
    for (let index = 0; index < quantity; index += 1) {
      const angle = (TURN * (index + random() * 0.5)) / quantity
      const length = step * (0.55 + random() * 0.55)
      if (random() < 0.78) lines.push([polar(at, angle, away), polar(at, angle + (random() - 0.5) * 0.04, away + length)])
      if (random() < 0.42) lines.push(arc(at, angle, away + step * 0.5, ((1.1 + random() * 1.6) * TURN) / quantity))
    }
    away += step
  }
  return lines
}

const polar = (at: At, angle: number, away: number) => at(Math.cos(angle) * away, Math.sin(angle) * away)

const arc = (at: At, angle: number, away: number, turn: number): Line => [0, 0.5, 1].map((part) => polar(at, angle + turn * part, away))

/** Crosses the town past its center in wide bends. */
function river(radius: number, random: () => number, at: At): Line {
  const course = random() * TURN
  const aside = radius * (0.12 + random() * 0.22)
  const bend = radius * (0.12 + random() * 0.14)
  const spots: Line = []
  for (let along = -3; along <= 3; along += 0.1) {
    const across = aside + Math.sin(along * 2.1 + course) * bend + Math.sin(along * 4.7) * bend * 0.3
    const [east, north] = [along * radius, across]
    spots.push(at(east * Math.cos(course) - north * Math.sin(course), east * Math.sin(course) + north * Math.cos(course)))
  }
  return spots
}

function parksOf(radius: number, random: () => number, at: At, middle: Pick<Town, 'latitude'>): Line[] {
  return Array.from({ length: 6 }, () => {
    const [angle, away] = [random() * TURN, radius * (0.2 + random() * 0.9)]
    const [latitude, longitude] = at(Math.cos(angle) * away, Math.sin(angle) * away)
    const size = radius * (0.06 + random() * 0.1)
    return park(latitude, longitude, size, size * (0.8 + random() * 0.7), random, middle)
  })
}

function park(
  latitude: number,
  longitude: number,
  north: number,
  east: number,
  random: () => number,
  middle?: Pick<Town, 'latitude'>,
): Line {
  const across = KM_OF_DEGREE * Math.cos(((middle?.latitude ?? latitude) * Math.PI) / 180)
  const corners = 18
  const bumps = [random() * TURN, random() * TURN]
  return Array.from({ length: corners }, (_, corner): Spot => {
    const angle = (TURN * corner) / corners
    const wobble = 1 + Math.sin(angle * 2 + (bumps[0] ?? 0)) * 0.14 + Math.sin(angle * 3 + (bumps[1] ?? 0)) * 0.08
    return [latitude + (Math.sin(angle) * north * wobble) / KM_OF_DEGREE, longitude + (Math.cos(angle) * east * wobble) / across]
  })
}
