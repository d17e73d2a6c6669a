import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { Shop } from '@shop/contracts/shops'
import { PlaceMap, type MapView } from '@shop/ui/map'
import { $chosenId, shopChosen } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './shops-map.module.css'

const ONE_SHOP_ZOOM = 14
/** Shops of one town: further apart than this they are a country. */
const CLOSE_DEGREES = 1

/** The list says all that the map shows; it only shows where. */
export function ShopsMap({ shops }: { shops: readonly Shop[] }) {
  const t = useTexts()
  const { chosenId, choose } = useUnit({ chosenId: $chosenId, choose: shopChosen })
  const places = useMemo(
    () =>
      shops.map(({ id, latitude, longitude, name, city, address }) => ({ id, latitude, longitude, label: `${name}, ${city}, ${address}` })),
    [shops],
  )
  const towns = useMemo(() => townsOf(shops), [shops])
  const view = useMemo(() => viewOf(shops), [shops])
  return (
    <div className={styles['frame']}>
      <PlaceMap
        label={t('map')}
        sign="shop"
        places={places}
        selected={places.find(({ id }) => id === chosenId) ?? null}
        view={view}
        towns={towns}
        onSelected={choose}
        className={styles['map']}
      />
    </div>
  )
}

/** The middle of a town is the middle of its shops here. */
const townsOf = (shops: readonly Shop[]) =>
  [...new Map(shops.map((shop) => [shop.city_id, shop])).values()].map(({ city_id, city }) => {
    const own = shops.filter((shop) => shop.city_id === city_id)
    const mean = (value: (shop: Shop) => number) => own.reduce((sum, shop) => sum + value(shop), 0) / own.length
    return { name: city, latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) }
  })

/** All shops of the list; a country's first town where they are too far apart for one look at the streets. */
function viewOf(shops: readonly Shop[]): MapView {
  const [first] = shops
  const near = shops.filter(
    ({ latitude, longitude }) =>
      Math.abs(latitude - (first?.latitude ?? 0)) < CLOSE_DEGREES && Math.abs(longitude - (first?.longitude ?? 0)) < CLOSE_DEGREES,
  )
  if (near.length === 1 && first) return { latitude: first.latitude, longitude: first.longitude, zoom: ONE_SHOP_ZOOM }
  const [latitudes, longitudes] = [near.map(({ latitude }) => latitude), near.map(({ longitude }) => longitude)]
  return {
    bounds: { south: Math.min(...latitudes), north: Math.max(...latitudes), west: Math.min(...longitudes), east: Math.max(...longitudes) },
  }
}
