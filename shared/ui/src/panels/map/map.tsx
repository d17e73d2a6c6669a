import { useEffect, useRef, useState } from 'react'
import { Icon, IconButton } from '@shop/ui'
import { useTexts } from '../../content/texts.ts'
import { whenNear } from '../../behavior/in-view/use-near.ts'
import type { MapContent, MapHandle } from './leaflet-map.ts'
import styles from './map.module.css'
import type { MapGroup, MapPlace, MapSight, MapTown, MapView } from './types.ts'

/** Drawn a moment before it is seen. Without IntersectionObserver it never comes: the list is enough. */
const NEAR_PX = 200

export interface PlaceMapProps {
  /** Accessible name. */
  label: string
  /** Icon of the pins. */
  sign: 'pin' | 'shop'
  places: readonly MapPlace[]
  groups?: readonly MapGroup[]
  selected?: MapPlace | null
  /** Visible area, initially and after every change. */
  view: MapView
  /** Towns to draw when no tiles are configured. */
  towns: readonly MapTown[]
  onSelected: (id: number) => void
  /** The shopper moved the map: load the visible area. */
  onMoved?: (sight: MapSight) => void
  className?: string | undefined
}

// Leaflet loads when a map becomes visible, never on the server.
const load = __SERVER__ ? null : () => import(/* webpackChunkName: "map", webpackFetchPriority: "low" */ './leaflet-map.ts')

/** Tile URL from the front door's configuration; null draws the schematic map. */
const configuredTiles = () => document.querySelector('meta[name="map-tiles"]')?.getAttribute('content') || null

const NONE: readonly MapGroup[] = []

/** A map that complements a list: pins are buttons, and the list has the same information. */
export function PlaceMap({
  label,
  sign,
  places,
  groups = NONE,
  selected = null,
  view,
  towns,
  onSelected,
  onMoved,
  className,
}: PlaceMapProps) {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const signs = useRef<HTMLSpanElement>(null)
  const [map, setMap] = useState<MapHandle | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const latest = useRef({ onSelected, onMoved, view, towns, t })
  useEffect(() => {
    latest.current = { onSelected, onMoved, view, towns, t }
  })

  useEffect(() => {
    const { current } = box
    if (!current || !load) return
    let made: MapHandle | null = null
    let isGone = false
    const stop = whenNear(current, NEAR_PX, () => {
      void load().then(
        ({ createMap }) => {
          if (isGone) return
          made = createMap(current, latest.current.view, {
            tiles: configuredTiles(),
            towns: latest.current.towns,
            isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
            signOf: ({ isCourier }) => signs.current?.children[isCourier ? 1 : 0]?.cloneNode(true) ?? document.createTextNode(''),
            groupLabel: (count) => latest.current.t('placesNear', { count }),
            onSelected: (id) => latest.current.onSelected(id),
            onMoved: (sight) => latest.current.onMoved?.(sight),
          })
          setMap(made)
        },
        () => setHasFailed(true),
      )
    })
    return () => {
      isGone = true
      stop()
      made?.remove()
    }
  }, [])

  useContent(map, { places, groups, selected })
  const viewKey = JSON.stringify(view)
  const isFirst = useRef(true)
  useEffect(() => {
    // The initial view is already set.
    if (map && !isFirst.current) map.show(latest.current.view)
    if (map) isFirst.current = false
  }, [map, viewKey])
  const townsKey = towns.map(({ name }) => name).join()
  const drawn = useRef(townsKey)
  useEffect(() => {
    if (map && drawn.current !== townsKey) map.setTowns(latest.current.towns)
    drawn.current = townsKey
  }, [map, townsKey])

  return (
    <div className={[styles['map'], className].filter(Boolean).join(' ')} role="group" aria-label={label}>
      <div ref={box} className={styles['box']} data-map={map ? 'ready' : 'waiting'} />
      <span ref={signs} hidden>
        <Icon name={sign} size="xs" />
        <Icon name="truck" size="xs" />
      </span>
      {hasFailed && <p className={styles['failed']}>{t('mapFailed')}</p>}
      {map && (
        <div className={styles['tools']}>
          <IconButton icon="plus" label={t('closer')} onClick={() => map.zoomBy(1)} />
          <IconButton icon="minus" label={t('further')} onClick={() => map.zoomBy(-1)} />
        </div>
      )}
    </div>
  )
}

function useContent(map: MapHandle | null, { places, groups, selected }: MapContent) {
  useEffect(() => {
    map?.setContent({ places, groups, selected })
  }, [map, places, groups, selected])
}
