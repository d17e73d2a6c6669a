import { useUnit } from 'effector-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@shop/ui'
import { ChipLink, Chips } from '@shop/ui/chip'
import { PlaceMap, type MapView } from '@shop/ui/map'
import { $delivery, $url } from '../model/offers.ts'
import * as model from '../model/points.ts'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../url.ts'
import { PointRow } from './point-row.tsx'
import styles from './points.module.css'

const SHOWN_AT_FIRST = 6
const SHOWN_MORE = 12
const CITY_ZOOM = 11
const POINT_ZOOM = 15

/** Pickup points of the city: list and map. */
export function Points() {
  const t = useTexts()
  const { delivery, url, found, providers, onMap, chosenId, failure } = useUnit({
    delivery: $delivery,
    url: $url,
    found: model.$found,
    providers: model.$providers,
    onMap: model.$onMap,
    chosenId: model.$chosenId,
    failure: model.$failure,
  })
  const { want, more, moved, choose } = useUnit({
    want: model.pointsWanted,
    more: model.moreWanted,
    moved: model.mapMoved,
    choose: model.pointChosen,
  })
  const section = useWhenSeen(want)
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const city = delivery?.city
  const points = found?.points ?? []
  const chosen = points.find(({ id }) => id === chosenId) ?? onMap.points.find(({ id }) => id === chosenId)
  const selected = useMemo(
    () =>
      chosen
        ? {
            id: chosen.id,
            latitude: chosen.latitude,
            longitude: chosen.longitude,
            label: 'name' in chosen ? chosen.name : chosen.short_address,
          }
        : null,
    [chosen],
  )
  const places = useMemo(() => onMap.points.map(({ name, ...point }) => ({ ...point, label: name })), [onMap.points])
  const chosenInList = points.find(({ id }) => id === chosenId)
  const view: MapView = chosenInList
    ? { latitude: chosenInList.latitude, longitude: chosenInList.longitude, zoom: POINT_ZOOM }
    : { latitude: city?.latitude ?? 0, longitude: city?.longitude ?? 0, zoom: CITY_ZOOM }
  const showMore = () => {
    setShown(shown + SHOWN_MORE)
    if (shown + SHOWN_MORE >= points.length) more()
  }
  if (!city || !url) return null
  return (
    <section id="pickupPoints" aria-labelledby="t-pickupPoints" ref={section}>
      <h2 className="h2" id="t-pickupPoints">
        {t('pickupPoints')}
      </h2>
      <p className="soft">{t('pointsLead')}</p>
      {providers.length > 2 && (
        <Chips label={t('providers')}>
          {providers.map(({ id, name, count }) => (
            <ChipLink key={id} to={addressOf(url, id)} current={url.provider === id} count={count} replace>
              {name}
            </ChipLink>
          ))}
        </Chips>
      )}
      {failure && (
        <p role="alert">
          {t('pointsFailed')}{' '}
          <Button look="text" small onClick={() => want()}>
            {t('retry')}
          </Button>
        </p>
      )}
      <div className={styles['points']}>
        <div>
          <ul className={styles['list']} aria-label={t('list')}>
            {points.slice(0, shown).map((point) => (
              <PointRow key={point.id} point={point} isChosen={point.id === chosenId} onChosen={choose} />
            ))}
          </ul>
          {found && (
            <p className="small muted" role="status">
              {t('shownOf', { shown: Math.min(shown, points.length), total: found.total })}
            </p>
          )}
          {found && shown < found.total && (
            <Button look="line" small onClick={showMore}>
              {t('more')}
            </Button>
          )}
        </div>
        <PlaceMap
          label={t('map')}
          sign="pin"
          places={places}
          groups={onMap.clusters}
          selected={selected}
          view={view}
          towns={[{ name: city.city, latitude: city.latitude, longitude: city.longitude }]}
          onSelected={choose}
          onMoved={moved}
          className={styles['map']}
        />
      </div>
    </section>
  )
}

/** Called when the section is near the viewport: many points, few readers. */
function useWhenSeen(seen: () => void) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = section
    if (!current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        seen()
      },
      { rootMargin: '400px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [seen])
  return section
}
