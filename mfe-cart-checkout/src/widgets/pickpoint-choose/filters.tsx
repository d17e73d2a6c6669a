import { useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import { $cannotLocate, locateFx, nearMePressed } from '#features/checkout/model/places/near-me.ts'
import { $filter, $providers, filterChanged } from '#features/checkout/model/places/points.ts'
import { useTexts } from './texts/index.ts'
import styles from './pickpoint-choose.module.css'

/** Debounced search. */
const SETTLE_MS = 300

export function Filters() {
  const t = useTexts()
  const { filter, providers, change, nearMe, isLocating, cannotLocate } = useUnit({
    filter: $filter,
    providers: $providers,
    change: filterChanged,
    nearMe: nearMePressed,
    isLocating: locateFx.pending,
    cannotLocate: $cannotLocate,
  })
  const [text, setText] = useState(filter.text)
  useEffect(() => {
    if (text === filter.text) return
    const timer = setTimeout(() => change({ text }), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text, filter.text, change])
  // Cleared from outside, by "show all points" or reopening: resets the field.
  const [searched, setSearched] = useState(filter.text)
  if (searched !== filter.text) {
    setSearched(filter.text)
    if (filter.text === '') setText('')
  }
  return (
    <>
      <label className={styles['search']}>
        <span className="vh">{t('search')}</span>
        <input type="search" placeholder={t('search')} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className={styles['chips']} role="group" aria-label={t('filters')}>
        <Chip on={filter.near !== null} busy={isLocating} onPress={() => nearMe()}>
          {t('nearMe')}
        </Chip>
        {providers.map(({ id, name, count }) => (
          <Chip key={id} on={filter.provider === id} onPress={() => change({ provider: id })}>
            {id === 0 ? t('all', { count }) : name}
          </Chip>
        ))}
        <Chip on={filter.fitting} onPress={() => change({ fitting: !filter.fitting })}>
          {t('fitting')}
        </Chip>
        <Chip on={filter.automat} onPress={() => change({ automat: !filter.automat })}>
          {t('automat')}
        </Chip>
      </div>
      <p className={`small ${styles['place']}`} role="status" hidden={!cannotLocate}>
        {cannotLocate && t('cannotLocate')}
      </p>
    </>
  )
}

interface ChipProps {
  on: boolean
  busy?: boolean
  onPress: () => void
  children: string
}

const Chip = ({ on, busy = false, onPress, children }: ChipProps) => (
  <button type="button" className={styles['chip']} aria-pressed={on} aria-busy={busy} onClick={onPress}>
    {children}
  </button>
)
