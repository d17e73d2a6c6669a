import { createStore } from 'effector'
import type { MapBounds } from '@shop/contracts/places/pickup-points'
import type { MapTown } from '@shop/ui/map'
import { listFx, pointsOpened } from './points.ts'

/** Where everything that the list has found lies: the map follows the list. A search without results leaves the map where it is. */
export const $bounds = createStore<MapBounds | null>(null, { serialize: 'ignore' })
  .on(listFx.doneData, (known, { bounds }) => bounds ?? known)
  .reset(pointsOpened)
/** The middle of the first page, with the city's name: the drawn ground is placed by it. */
export const $town = createStore<MapTown | null>(null, { serialize: 'ignore' })
  .on(listFx.doneData, (known, { points, bounds }) => {
    const name = points[0]?.city
    if (!name || !bounds || name === known?.name) return known
    return { name, latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + bounds.east) / 2 }
  })
  .reset(pointsOpened)
