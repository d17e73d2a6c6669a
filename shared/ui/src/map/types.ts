/** A place that can be chosen: a shop, a pickup point. */
export interface MapPlace {
  id: number
  latitude: number
  longitude: number
  /** Name of its pin for screen readers. */
  label: string
}

/** Places that would lie on each other: `bounds` opens them. */
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

/** A town whose ground is drawn. */
export interface MapTown {
  name: string
  latitude: number
  longitude: number
  /** Kilometres from its middle to where houses end; 8 when left out. */
  radius?: number
}

/** What is in sight; `zoom` as the usual web maps count it. */
export type MapView = { bounds: MapBounds } | { latitude: number; longitude: number; zoom: number }

export interface MapSight extends MapBounds {
  zoom: number
}
