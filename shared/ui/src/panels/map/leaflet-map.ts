import { DivIcon, DomEvent, LatLngBounds, Map as LeafletMap, Marker, TileLayer } from 'leaflet'
import { clustersOf } from './clusters.ts'
import { drawGround } from './ground/ground.ts'
import styles from './map.module.css'
import type { MapBounds, MapGroup, MapPlace, MapSight, MapTown, MapView } from './types.ts'

const LEAST_ZOOM = 3
const MAX_ZOOM = 17
const CLOSE_ZOOM = 15
const PADDING_PX = 44
/** A pin right of this line would lie under the zoom buttons. */
const TOOLS_PX = 76
/** Pins are 30 px wide, 36 when selected: closer ones would overlap. */
const NEAR_PX = 34
/** The selected pin is on top. */
const FRONT = 1000

export interface MapOptions {
  /** Tile URL with {z}, {x} and {y}; null draws the schematic map. */
  tiles: string | null
  towns: readonly MapTown[]
  isCalm: boolean
  /** Renders the pin's icon. */
  signOf: (place: MapPlace) => Node
  groupLabel: (count: number) => string
  onSelected: (id: number) => void
  onMoved: (sight: MapSight) => void
}

export interface MapContent {
  places: readonly MapPlace[]
  groups: readonly MapGroup[]
  selected: MapPlace | null
}

export interface MapHandle {
  show: (view: MapView) => void
  setContent: (content: MapContent) => void
  setTowns: (towns: readonly MapTown[]) => void
  zoomBy: (steps: number) => void
  remove: () => void
}

interface Pin {
  marker: Marker
  button: HTMLButtonElement
  /** Places of the pin. */
  ids: readonly number[]
}

interface PinContent {
  latitude: number
  longitude: number
  label: string
  ids: readonly number[]
  content: () => Node
  chosen: () => void
}

/**
 * Adapter for Leaflet: creates no HTML from text (Trusted Types would throw); pins are our own buttons. Leaflet's controls and popups are
 * not used for the same reason.
 */
export function createMap(box: HTMLElement, view: MapView, options: MapOptions): MapHandle {
  const { tiles, isCalm } = options
  const animation = !isCalm
  const map = new LeafletMap(box, {
    attributionControl: false,
    zoomControl: false,
    minZoom: LEAST_ZOOM,
    maxZoom: MAX_ZOOM,
    zoomAnimation: animation,
    fadeAnimation: animation,
    markerZoomAnimation: animation,
    inertia: animation,
    // Page scrolling works over the map; two fingers, buttons and keys zoom.
    scrollWheelZoom: false,
    worldCopyJump: true,
  })
  // A hidden box has no size to fit into: Leaflet would choose any zoom, and stay there when the box is shown.
  let unfitted: MapView | null = null
  show(view, false)
  let undraw = () => {}
  if (tiles) new TileLayer(tiles, { className: styles['tile'] ?? '' }).addTo(map)
  else undraw = drawGround(map, options.towns)

  const pins = new Map<string, Pin>()
  const report = () => options.onMoved(sightOf(map))
  map.on('moveend', report)
  let content: MapContent = { places: [], groups: [], selected: null }
  map.on('zoomend', () => setContent(content))
  const resizing =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => {
          map.invalidateSize({ animate: false })
          if (unfitted && !isHidden()) show(unfitted, false)
        })
  resizing?.observe(box)
  report()

  function isHidden() {
    return typeof ResizeObserver !== 'undefined' && (box.clientWidth === 0 || box.clientHeight === 0)
  }

  function show(wanted: MapView, animate = animation) {
    unfitted = isHidden() ? wanted : null
    if (unfitted && 'bounds' in wanted) map.setView(boundsOf(wanted.bounds).getCenter(), CLOSE_ZOOM, { animate: false })
    else if ('bounds' in wanted) map.fitBounds(boundsOf(wanted.bounds), { padding: [PADDING_PX, PADDING_PX], maxZoom: CLOSE_ZOOM, animate })
    else map.setView([wanted.latitude, wanted.longitude], wanted.zoom, { animate })
  }

  function pin(key: string, { latitude, longitude, label, ids, content: inside, chosen }: PinContent): Pin {
    const known = pins.get(key)
    if (known) {
      known.marker.setLatLng([latitude, longitude])
      known.button.setAttribute('aria-label', label)
      return known
    }
    const button = document.createElement('button')
    button.type = 'button'
    button.className = styles['pin'] ?? ''
    button.setAttribute('aria-label', label)
    button.append(inside())
    button.addEventListener('click', chosen)
    DomEvent.disableClickPropagation(button)
    const icon = new DivIcon({ html: button, className: styles['place'] ?? '', iconSize: [0, 0] })
    const marker = new Marker([latitude, longitude], { icon, keyboard: false, interactive: false }).addTo(map)
    // Tab reaches pins that lie far outside: what has the focus is seen.
    button.addEventListener('focus', () => {
      map.panInside(marker.getLatLng(), {
        paddingTopLeft: [PADDING_PX, PADDING_PX],
        paddingBottomRight: [TOOLS_PX, PADDING_PX],
        animate: animation,
      })
      // The pan may end in a part of the map that is below the window. A press must not move the page under the finger.
      if (button.matches(':focus-visible')) box.scrollIntoView?.({ block: 'nearest' })
    })
    const made = { marker, button, ids }
    pins.set(key, made)
    return made
  }

  /** Shows places as pins, clustered except at the closest zoom. */
  function groupsOf(places: readonly MapPlace[]): MapPlace[][] {
    if (map.getZoom() >= MAX_ZOOM) return places.map((place) => [place])
    const spots = places.map((place) => {
      const { x, y } = map.project([place.latitude, place.longitude])
      return { x, y, place }
    })
    return clustersOf(spots, NEAR_PX).map(({ items }) => items.map(({ place }) => place))
  }

  const counted = (count: number) => ({ label: options.groupLabel(count), content: () => document.createTextNode(String(count)) })
  const single = (place: MapPlace) => ({
    label: place.label,
    content: () => options.signOf(place),
    chosen: () => options.onSelected(place.id),
  })
  const several = (places: readonly MapPlace[]) => ({ ...counted(places.length), chosen: () => part(places) })

  /** Zooms in until these places are separate; keyboard focus moves to the first. */
  function part(places: readonly MapPlace[]) {
    const bounds = new LatLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
    map.once('zoomend', () => {
      const [first] = places
      for (const { ids, button } of pins.values()) if (first && ids.includes(first.id)) button.focus({ preventScroll: true })
    })
    map.setView(bounds.getCenter(), Math.min(MAX_ZOOM, Math.max(map.getZoom() + 1, map.getBoundsZoom(bounds.pad(1)))), {
      animate: animation,
    })
  }

  function setContent(next: MapContent) {
    content = next
    const { places, groups, selected } = next
    const kept = new Set<string>()
    const all = selected && !places.some(({ id }) => id === selected.id) ? [...places, selected] : places
    const couriers = all.filter(({ isCourier }) => isCourier)
    for (const together of [...groupsOf(all.filter(({ isCourier }) => !isCourier)), ...couriers.map((courier) => [courier])]) {
      const ids = together.map(({ id }) => id)
      const key = `places ${ids.join()}`
      kept.add(key)
      const { marker, button } = pin(key, {
        ids,
        latitude: mean(together, 'latitude'),
        longitude: mean(together, 'longitude'),
        ...(together.length === 1 ? single(together[0] as MapPlace) : several(together)),
      })
      const isSelected = selected !== null && ids.includes(selected.id)
      if (isSelected) button.setAttribute('aria-current', 'true')
      else button.removeAttribute('aria-current')
      marker.setZIndexOffset(isSelected ? FRONT : 0)
    }
    for (const { latitude, longitude, count, bounds } of groups) {
      const key = `group ${count} ${latitude.toFixed(5)} ${longitude.toFixed(5)}`
      kept.add(key)
      pin(key, { ids: [], latitude, longitude, ...counted(count), chosen: () => show({ bounds }) })
    }
    for (const [key, gone] of pins) {
      if (kept.has(key)) continue
      const hadFocus = gone.button === document.activeElement
      pins.delete(key)
      if (hadFocus) focusNear(gone)
      gone.marker.remove()
    }
  }

  /** The focus of a pin that goes, a cluster that was opened, stays in the map: at the nearest one that stays. */
  function focusNear({ marker }: Pin) {
    const from = map.project(marker.getLatLng())
    const distance = (pin: Pin) => map.project(pin.marker.getLatLng()).distanceTo(from)
    const staying = [...pins.values()].filter(({ marker: other }) => map.getBounds().contains(other.getLatLng()))
    const nearest = staying.toSorted((one, other) => distance(one) - distance(other))[0]
    const { button } = nearest ?? { button: box }
    button.focus({ preventScroll: true })
  }

  return {
    show,
    setContent,
    setTowns: (towns) => {
      if (tiles) return
      undraw()
      undraw = drawGround(map, towns)
    },
    zoomBy: (steps) => map.setZoom(map.getZoom() + steps),
    remove: () => {
      resizing?.disconnect()
      undraw()
      map.remove()
    },
  }
}

const mean = (places: readonly MapPlace[], axis: 'latitude' | 'longitude') =>
  places.reduce((sum, place) => sum + place[axis], 0) / places.length

const boundsOf = ({ south, west, north, east }: MapBounds) => new LatLngBounds([south, west], [north, east])

function sightOf(map: LeafletMap): MapSight {
  const bounds = map.getBounds()
  return { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast(), zoom: map.getZoom() }
}
