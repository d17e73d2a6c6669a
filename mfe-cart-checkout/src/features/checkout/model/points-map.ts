import { createEvent, createStore, sample } from 'effector'
import { pickupPointsMap, type MapBounds, type MapCluster, type MapPoint } from '@shop/contracts/pickup-points'
import { createRequestFx } from '@shop/http'
import { $location } from '@shop/session'
import { $filter, filterChanged, filterCleared, filtersOf, listFx, pointsOpened } from './points.ts'

type Sight = MapBounds & { zoom: number }

/** What is in sight of the map, with the zoom of the usual web maps. */
export const mapMoved = createEvent<Sight>()
const mapFx = createRequestFx(pickupPointsMap)

/** Where everything that the list has found lies: the map follows the list. A search without results leaves the map where it is. */
export const $bounds = createStore<MapBounds | null>(null, { serialize: 'ignore' })
  .on(listFx.doneData, (known, { bounds }) => bounds ?? known)
  .reset(pointsOpened)
/** The middle of the first page, with the city's name: the drawn ground is placed by it. */
export const $town = createStore<{ name: string; latitude: number; longitude: number } | null>(null, { serialize: 'ignore' })
  .on(listFx.doneData, (known, { points, bounds }) => {
    const name = points[0]?.city
    if (!name || !bounds || name === known?.name) return known
    return { name, latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + bounds.east) / 2 }
  })
  .reset(pointsOpened)

const $sight = createStore<Sight | null>(null, { serialize: 'ignore' })
  .on(mapMoved, (_, sight) => sight)
  .reset(pointsOpened)
export const $onMap = createStore<{ points: MapPoint[]; clusters: MapCluster[] }>({ points: [], clusters: [] }, { serialize: 'ignore' }).on(
  mapFx.doneData,
  (_, found) => found,
)
sample({
  clock: [mapMoved, filterChanged, filterCleared],
  source: { sight: $sight, filter: $filter, place: $location },
  filter: ({ sight }) => sight !== null,
  fn: ({ sight, filter, place }) => {
    const query = filtersOf(filter, place?.city_id ?? null)
    for (const [name, value] of Object.entries(sight ?? {})) query.set(name, name === 'zoom' ? String(Math.round(value)) : value.toFixed(5))
    return { search: `?${query.toString()}` }
  },
  target: mapFx,
})
