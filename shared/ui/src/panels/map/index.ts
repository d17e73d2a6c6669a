export { PlaceMap, type PlaceMapProps } from './map.tsx'
export { ShopsMap, type ShopsMapProps } from './shops-map.tsx'
export type { MapBounds, MapGroup, MapPlace, MapSight, MapTown, MapView } from './types.ts'
export { viewOf } from './view.ts'
