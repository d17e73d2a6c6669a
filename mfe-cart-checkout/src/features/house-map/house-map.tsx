import { useMemo, useState } from 'react'
import { useUnit } from 'effector-react'
import type { GeoPoint } from '@shop/contracts/places/geo-point'
import { $location } from '@shop/session'
import { type MapView, PlaceMap } from '@shop/ui/map'
import styles from './house-map.module.css'

const HOUSE_ZOOM = 14
/** Zoom without a known house: shows the streets around the courier. */
const COURIER_ZOOM = 12
const HOUSE = 1
const COURIER = 2

export interface HouseMapProps {
  /** Accessible name. The text beside the map says the same. */
  label: string
  house: GeoPoint | null
  houseLabel: string
  courier?: GeoPoint
  courierLabel?: string
}

const viewOf = (house: GeoPoint | null, courier: GeoPoint | undefined): MapView => {
  if (house && courier) {
    const [south, north] = [house.latitude, courier.latitude].sort((one, other) => one - other) as [number, number]
    const [west, east] = [house.longitude, courier.longitude].sort((one, other) => one - other) as [number, number]
    return { bounds: { south, north, west, east } }
  }
  return { ...((house ?? courier) as GeoPoint), zoom: house ? HOUSE_ZOOM : COURIER_ZOOM }
}

/** A small map with the house and the courier. Keeps its size while both are unknown, so that nothing moves. */
export function HouseMap(props: HouseMapProps) {
  return (
    <div className={styles['map']} data-not-printed="">
      {(props.house ?? props.courier) && <DrawnMap {...props} />}
    </div>
  )
}

/** Expects a house or a courier. */
function DrawnMap({ label, house, houseLabel, courier, courierLabel = '' }: HouseMapProps) {
  const town = useUnit($location)?.city ?? ''
  // A map that follows each step of the courier would take back what the shopper has moved.
  const [start] = useState({ house, courier })
  const [shown, setShown] = useState<GeoPoint | null>(null)
  const middle = (house ?? start.courier) as GeoPoint
  const isSame = start.house?.latitude === house?.latitude && start.house?.longitude === house?.longitude
  const view = shown ? { ...shown, zoom: HOUSE_ZOOM } : viewOf(house, isSame ? start.courier : courier)
  const { latitude, longitude } = middle
  const towns = useMemo(() => [{ name: town, latitude, longitude }], [town, latitude, longitude])
  const places = useMemo(
    () => (courier ? [{ id: COURIER, ...courier, label: courierLabel, isCourier: true }] : []),
    [courier, courierLabel],
  )
  const selected = useMemo(() => (house ? { id: HOUSE, ...house, label: houseLabel } : null), [house, houseLabel])
  return (
    <PlaceMap
      label={label}
      sign="pin"
      places={places}
      selected={selected}
      view={view}
      towns={towns}
      onSelected={(id) => setShown((id === COURIER ? courier : house) ?? null)}
      className={styles['fill']}
    />
  )
}
