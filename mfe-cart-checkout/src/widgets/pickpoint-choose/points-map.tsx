import { useMemo } from 'react'
import { useUnit } from 'effector-react'
import { PlaceMap, viewOf } from '@shop/ui/map'
import { $marked, $onMap, mapMoved, pointRequested } from '#features/checkout/model/places/points.ts'
import { $bounds, $town } from '#features/checkout/model/places/points-map.ts'
import { useTexts } from './texts/index.ts'
import styles from './pickpoint-choose.module.css'

/** Maximum zoom for a single point, so that the map is not empty around it. */
const POINT_ZOOM = 15

/** A map beside the list with the same information. */
export function PointsMap() {
  const t = useTexts()
  const { bounds, town, marked, onMap, move, ask } = useUnit({
    bounds: $bounds,
    town: $town,
    marked: $marked,
    onMap: $onMap,
    move: mapMoved,
    ask: pointRequested,
  })
  const places = useMemo(
    () => onMap.points.map(({ id, latitude, longitude, name }) => ({ id, latitude, longitude, label: name })),
    [onMap.points],
  )
  const view = useMemo(() => bounds && viewOf(bounds, POINT_ZOOM), [bounds])
  const towns = useMemo(() => (town ? [town] : []), [town])
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
