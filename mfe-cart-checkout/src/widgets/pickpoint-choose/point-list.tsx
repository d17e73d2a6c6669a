import { useUnit } from 'effector-react'
import { wordsOf } from '@shop/http'
import { Button, VisuallyHidden } from '@shop/ui'
import { Empty, Failure, Skeleton } from '@shop/ui/states'
import {
  $hasMore,
  $isFree,
  $marked,
  $points,
  $pointsFailure,
  filterChanged,
  filterCleared,
  listFx,
  moreRequested,
  moreFx,
  pointMarked,
} from '#features/checkout/model/places/points.ts'
import { usePointTexts } from './point-texts.ts'
import { useTexts } from './texts/index.ts'
import styles from './pickpoint-choose.module.css'

/** Fifty at a time. */
export function PointList() {
  const t = useTexts()
  const { points, isFree, marked, failure, loading, hasMore, busy, mark, more, ask, clear } = useUnit({
    points: $points,
    isFree: $isFree,
    marked: $marked,
    failure: $pointsFailure,
    loading: listFx.pending,
    hasMore: $hasMore,
    busy: moreFx.pending,
    mark: pointMarked,
    more: moreRequested,
    ask: filterChanged,
    clear: filterCleared,
  })
  const { lineOf, priceOf } = usePointTexts()
  if (failure) return <Failure title={wordsOf(failure) ?? t('failed')} onRetry={() => ask({})} />
  if (points.length === 0 && loading)
    return (
      <div className={styles['waiting']} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height="44px" />
        ))}
      </div>
    )
  if (points.length === 0)
    return (
      <Empty icon="pin" title={t('none')} text={t('noneText')}>
        <Button look="line" onClick={() => clear()}>
          {t('showAll')}
        </Button>
      </Empty>
    )
  return (
    // A new first point means a new list: scrolls to the top.
    <div key={points[0]?.id} className={styles['list']} role="radiogroup" aria-label={t('points')} aria-busy={loading}>
      {points.map((point) => (
        <label key={point.id} className={styles['point']}>
          <input type="radio" name="point" checked={marked?.id === point.id} onChange={() => mark(point)} />
          <span>{point.short_address}</span>
          <span className="num">{!isFree && point.price > 0 && priceOf(point)}</span>
          <span className={styles['line']}>{lineOf(point)}</span>
        </label>
      ))}
      {hasMore && (
        <Button look="text" small busy={busy} onClick={() => more()} className={styles['more']}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
