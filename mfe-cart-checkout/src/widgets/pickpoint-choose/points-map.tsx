import { useMemo } from 'react'
import { useUnit } from 'effector-react'
import type { PickupPoint } from '@shop/contracts/pickup-points'
import { PlaceMap, type MapView } from '@shop/ui/map'
import { $marked, $firstPoints, $onMap, mapMoved, pointAsked } from '../../features/checkout/model/points.ts'
import { useTexts } from './texts/index.ts'
import styles from './pickpoint-choose.module.css'

/** The list says all that the map shows; it only shows where. */
export function PointsMap() {
  const t = useTexts()
  const { points, marked, onMap, move, ask } = useUnit({
    points: $firstPoints,
    marked: $marked,
    onMap: $onMap,
    move: mapMoved,
    ask: pointAsked,
  })
  const places = useMemo(
    () => onMap.points.map(({ id, latitude, longitude, name }) => ({ id, latitude, longitude, label: name })),
    [onMap.points],
  )
  const view = useMemo(() => (points.length > 0 ? viewOf(points) : null), [points])
  const towns = useMemo(() => points.slice(0, 1).map(({ city }) => ({ name: city, ...middleOf(points) })), [points])
  if (!view) return null
  const selected = marked && { id: marked.id, latitude: marked.latitude, longitude: marked.longitude, label: marked.short_address }
  return (
    <PlaceMap
      label={t('onMap')}
      sign="pin"
      places={places}
      groups={onMap.clusters}
      selected={selected}
      view={view}
      towns={towns}
      onSelected={ask}
      onMoved={move}
      className={styles['map']}
    />
  )
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const middleOf = (points: readonly PickupPoint[]) => ({
  latitude: mean(points.map(({ latitude }) => latitude)),
  longitude: mean(points.map(({ longitude }) => longitude)),
})

function viewOf(points: readonly PickupPoint[]): MapView {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  if (points.length === 1) return { ...middleOf(points), zoom: 14 }
  return {
    bounds: { south: Math.min(...latitudes), north: Math.max(...latitudes), west: Math.min(...longitudes), east: Math.max(...longitudes) },
  }
}
