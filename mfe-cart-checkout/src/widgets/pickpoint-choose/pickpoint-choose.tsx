import { useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import { codeOf } from '@shop/http'
import { popupClosed } from '@shop/session'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { OverlayTitle } from '@shop/ui/popup'
import { Segments } from '@shop/ui/segments'
import { orderPointChosen, $changeFailure, $isChanging } from './model.ts'
import { $isNone, $marked, listFx, pointChosen, pointsOpened, type PointsOfOrder } from '#features/checkout/model/places/points.ts'
import { Filters } from './filters.tsx'
import { PointList } from './point-list.tsx'
import { PointsMap } from './points-map.tsx'
import { usePointTexts } from './point-texts.ts'
import { useTexts } from './texts/index.ts'
import styles from './pickpoint-choose.module.css'

/** Pickup points of the shopper's city or an order's city; starts with the list. */
export function PickpointChoose({ order, city, goods }: Partial<PointsOfOrder>) {
  const t = useTexts()
  const { open, isNone } = useUnit({ open: pointsOpened, isNone: $isNone })
  const [look, setLook] = useState<'list' | 'map'>('list')
  useEffect(() => {
    open(order && city ? { order, city, goods: goods ?? 0 } : undefined)
  }, [open, order, city, goods])
  return (
    <div className={styles['pick']} data-look={isNone ? 'list' : look}>
      <div className={styles['head']}>
        <OverlayTitle>{t('title')}</OverlayTitle>
        <Filters />
        <Segments
          className={styles['look']}
          label={t('look')}
          name="look"
          segments={[
            { value: 'list', label: t('list') },
            { value: 'map', label: t('map') },
          ]}
          value={look}
          onChange={setLook}
        />
      </div>
      <div className={styles['panes']}>
        <div className={styles['pane']}>
          <PointList />
        </div>
        <PointsMap />
      </div>
      <Foot order={order ?? null} />
    </div>
  )
}

function Foot({ order }: { order: string | null }) {
  const t = useTexts()
  const errorText = useErrorText()
  const { aboutOf } = usePointTexts()
  const { marked, busy, choose, close, change, isChanging, failure } = useUnit({
    marked: $marked,
    busy: listFx.pending,
    choose: pointChosen,
    close: popupClosed,
    change: orderPointChosen,
    isChanging: $isChanging,
    failure: $changeFailure,
  })
  return (
    <div className={styles['foot']}>
      <p className="small" role="status">
        {marked ? (
          <>
            <span className={`label ${styles['name']}`}>{marked.short_address}</span>
            <span className="muted">{aboutOf(marked)}</span>
          </>
        ) : (
          <span className="muted">{t('notMarked')}</span>
        )}
      </p>
      {failure && (
        <p className={`small ${styles['failure']}`} role="alert">
          {errorText(codeOf(failure))}
        </p>
      )}
      <Button
        busy={isChanging}
        // While loading, the list may lack the highlighted point.
        disabled={!marked || busy}
        onClick={() => {
          if (!marked || isChanging) return
          if (order) return change({ order, point: marked })
          choose(marked)
          close()
        }}
      >
        {t('take')}
      </Button>
    </div>
  )
}
