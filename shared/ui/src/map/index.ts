export { PlaceMap, type PlaceMapProps } from './map.tsx'
export type { MapBounds, MapGroup, MapPlace, MapSight, MapTown, MapView } from './types.ts'
