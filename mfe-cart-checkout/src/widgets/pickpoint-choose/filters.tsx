import { useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import { $filter, $providers, filterChanged } from '../../features/checkout/model/points.ts'
import { useTexts } from './texts/index.ts'
import styles from './pickpoint-choose.module.css'

/** A search that has settled: what is still being typed asks nothing. */
const SETTLE_MS = 300

export function Filters() {
  const t = useTexts()
  const { filter, providers, change } = useUnit({ filter: $filter, providers: $providers, change: filterChanged })
  const [text, setText] = useState(filter.text)
  useEffect(() => {
    if (text === filter.text) return
    const timer = setTimeout(() => change({ text }), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text, filter.text, change])
  return (
    <>
      <label className={styles['search']}>
        <span className="vh">{t('search')}</span>
        <input type="search" placeholder={t('search')} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <div className={styles['chips']} role="group" aria-label={t('filters')}>
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
    </>
  )
}

const Chip = ({ on, onPress, children }: { on: boolean; onPress: () => void; children: string }) => (
  <button type="button" className={styles['chip']} aria-pressed={on} onClick={onPress}>
    {children}
  </button>
)
