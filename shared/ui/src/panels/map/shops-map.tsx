import { useMemo } from 'react'
import type { Shop } from '@shop/contracts/places/shops'
import { PlaceMap } from './map.tsx'
import { boundsOf, inFirstTown, townsOf, viewOf } from './view.ts'

const LONE_SHOP_ZOOM = 14

export interface ShopsMapProps {
  /** Accessible name. */
  label: string
  /** At least one. */
  shops: readonly Pick<Shop, 'id' | 'name' | 'city_id' | 'city' | 'address' | 'latitude' | 'longitude'>[]
  chosenId: number | null
  onChosen: (id: number) => void
  /** Initial view: all shops, or those in the first one's town, to show streets. */
  look: 'all' | 'first-town'
  className?: string | undefined
}

/** Shops on a map beside a list with the same information. */
export function ShopsMap({ label, shops, chosenId, onChosen, look, className }: ShopsMapProps) {
  const places = useMemo(
    () =>
      shops.map(({ id, latitude, longitude, name, city, address }) => ({ id, latitude, longitude, label: `${name}, ${city}, ${address}` })),
    [shops],
  )
  const towns = useMemo(() => townsOf(shops), [shops])
  const view = useMemo(() => viewOf(boundsOf(look === 'all' ? shops : inFirstTown(shops)), LONE_SHOP_ZOOM), [shops, look])
  return (
    <PlaceMap
      label={label}
      sign="shop"
      places={places}
      selected={places.find(({ id }) => id === chosenId) ?? null}
      view={view}
      towns={towns}
      onSelected={onChosen}
      className={className}
    />
  )
}
