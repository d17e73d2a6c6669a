import { useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Shop } from '@shop/contracts/shops'
import { Button, Icon } from '@shop/ui'
import { PlaceMap, type MapView } from '@shop/ui/map'
import type { Values } from '../../../features/checkout/form/values.ts'
import { useTexts } from '../texts/index.ts'
import styles from './places.module.css'

const ONE_SHOP_ZOOM = 14

/** The list says all that the map shows: it comes when it is asked for. */
export function ShopsMap({ shops }: { shops: readonly Shop[] }) {
  const t = useTexts()
  const { setValue } = useFormContext<Values>()
  const chosen = useWatch<Values, 'shop_id'>({ name: 'shop_id' })
  const [isOpen, setIsOpen] = useState(false)
  const places = useMemo(
    () => shops.map(({ id, latitude, longitude, name, address }) => ({ id, latitude, longitude, label: `${name}, ${address}` })),
    [shops],
  )
  const view = useMemo(() => viewOf(places), [places])
  const towns = useMemo(() => shops.slice(0, 1).map(({ city, latitude, longitude }) => ({ name: city, latitude, longitude })), [shops])
  if (!isOpen)
    return (
      <div>
        <Button look="text" small onClick={() => setIsOpen(true)}>
          <Icon name="pin" size="s" />
          {t('shopsOnMap')}
        </Button>
      </div>
    )
  return (
    <div className={styles['map']}>
      <PlaceMap
        label={t('shopsOnMap')}
        sign="shop"
        places={places}
        selected={places.find(({ id }) => String(id) === chosen) ?? null}
        view={view}
        towns={towns}
        onSelected={(id) => setValue('shop_id', String(id), { shouldValidate: true })}
        className={styles['fill']}
      />
    </div>
  )
}

function viewOf(places: readonly { latitude: number; longitude: number }[]): MapView {
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  const [first] = places
  if (places.length === 1 && first) return { latitude: first.latitude, longitude: first.longitude, zoom: ONE_SHOP_ZOOM }
  return {
    bounds: { south: Math.min(...latitudes), north: Math.max(...latitudes), west: Math.min(...longitudes), east: Math.max(...longitudes) },
  }
}
