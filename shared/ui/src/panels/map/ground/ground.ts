import { DivIcon, FeatureGroup, type Map as LeafletMap, Marker, Polygon, Polyline, svg, type Path } from 'leaflet'
import type { MapTown } from '../types.ts'
import styles from '../map.module.css'
import type { Line } from './line.ts'
import { planOf } from './plan.ts'

/** Line widths in pixels by zoom; they grow slower than the map. */
const DRAWN_AT = 13
const WIDTHS = { water: 20, rings: 11, roads: 7, streets: 2.5, links: 5 }
const GROWTH = { water: 0.8, rings: 0.55, roads: 0.55, streets: 0.6, links: 0.3 }
const LEAST_PX = 0.75
const STREETS_FROM_ZOOM = 10
const NAMES_UP_TO_ZOOM = 9
/** Margin around the viewport, so that dragging shows no blank area. */
const PADDING = 0.7

type Width = keyof typeof WIDTHS

/** Draws a muted schematic map of towns and updates line widths on zoom. */
export function drawGround(map: LeafletMap, towns: readonly MapTown[]): () => void {
  const renderer = svg({ padding: PADDING })
  const group = new FeatureGroup()
  const lines: { width: Width; path: Path }[] = []
  const shape = (className: string | undefined) => ({
    renderer,
    interactive: false,
    stroke: false,
    fill: true,
    fillOpacity: 1,
    className: className ?? '',
  })
  const stroke = (className: string | undefined) => ({
    renderer,
    interactive: false,
    fill: false,
    smoothFactor: 1.2,
    className: className ?? '',
  })
  const draw = (width: Width, all: Line[]) => {
    if (all.length === 0) return
    const path = new Polyline(all, stroke(width === 'water' ? styles['water'] : styles['road']))
    lines.push({ width, path })
    group.addLayer(path)
  }

  const plans = towns.map(planOf)
  const parks = plans.flatMap((plan) => plan.parks)
  const sea = plans.flatMap((plan) => plan.sea)
  if (parks.length > 0)
    group.addLayer(
      new Polygon(
        parks.map((outline) => [outline]),
        shape(styles['park']),
      ),
    )
  if (sea.length > 0)
    group.addLayer(
      new Polygon(
        sea.map((outline) => [outline]),
        shape(styles['sea']),
      ),
    )
  draw(
    'streets',
    plans.flatMap((plan) => plan.streets),
  )
  draw(
    'water',
    plans.flatMap((plan) => plan.water),
  )
  draw('links', linksOf(towns))
  draw(
    'roads',
    plans.flatMap((plan) => plan.roads),
  )
  draw(
    'rings',
    plans.flatMap((plan) => plan.rings),
  )
  const names = towns.map(nameOf)
  for (const name of names) group.addLayer(name)
  group.addTo(map)

  const resize = () => {
    const zoom = map.getZoom()
    for (const { width, path } of lines) {
      const isHidden = width === 'streets' && zoom < STREETS_FROM_ZOOM
      path.setStyle({ weight: Math.max(LEAST_PX, WIDTHS[width] * 2 ** ((zoom - DRAWN_AT) * GROWTH[width])), opacity: isHidden ? 0 : 1 })
    }
    for (const name of names) name.setOpacity(zoom <= NAMES_UP_TO_ZOOM ? 1 : 0)
  }
  resize()
  map.on('zoomend', resize)
  return () => {
    map.off('zoomend', resize)
    group.remove()
  }
}

/** Connects each town to its nearest one. */
function linksOf(towns: readonly MapTown[]): Line[] {
  return towns.flatMap((town, index) => {
    const before = towns.slice(0, index)
    const away = (other: MapTown) => Math.hypot(town.latitude - other.latitude, (town.longitude - other.longitude) * 0.6)
    const [nearest] = before.sort((one, other) => away(one) - away(other))
    return nearest
      ? [
          [
            [nearest.latitude, nearest.longitude],
            [town.latitude, town.longitude],
          ] satisfies Line,
        ]
      : []
  })
}

function nameOf({ name, latitude, longitude }: MapTown): Marker {
  const text = document.createElement('span')
  text.textContent = name
  const icon = new DivIcon({ html: text, className: styles['town'] ?? '', iconSize: [0, 0] })
  return new Marker([latitude, longitude], { icon, interactive: false, keyboard: false, zIndexOffset: -1000 })
}
