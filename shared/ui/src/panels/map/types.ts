/** A place that can be chosen: a shop, a pickup point. */
export interface MapPlace {
  id: number
  latitude: number
  longitude: number
  /** Accessible name of the pin. */
  label: string
  /** Marks what moves: it has a truck on its pin, and is never part of a group. */
  isCourier?: boolean
}

/** Overlapping places: `bounds` zooms to them. */
export interface MapGroup {
  latitude: number
  longitude: number
  count: number
  bounds: MapBounds
}

export interface MapBounds {
  south: number
  west: number
  north: number
  east: number
}

/** A town to draw. */
export interface MapTown {
  name: string
  latitude: number
  longitude: number
  /** Radius of the built-up area in kilometers; default 8. */
  radius?: number
}

/** The visible area; `zoom` as in web maps. */
export type MapView = { bounds: MapBounds } | { latitude: number; longitude: number; zoom: number }

export interface MapSight extends MapBounds {
  zoom: number
}
