import { useMemo } from 'react'
import type { Shop } from '@shop/contracts/places/shops'
import { PlaceMap } from './map.tsx'
import { boundsOf, inFirstTown, townsOf, viewOf } from './view.ts'

const LONE_SHOP_ZOOM = 14

export interface ShopsMapProps {
  /** Name of the map for screen readers. */
  label: string
  /** At least one. */
  shops: readonly Pick<Shop, 'id' | 'name' | 'city_id' | 'city' | 'address' | 'latitude' | 'longitude'>[]
  chosenId: number | null
  onChosen: (id: number) => void
  /** What is in sight at first: all shops, or only those in one town with the first, so that streets are seen. */
  look: 'all' | 'first-town'
  className?: string | undefined
}

/** Shops on the map, beside a list that says all that the map shows. */
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
