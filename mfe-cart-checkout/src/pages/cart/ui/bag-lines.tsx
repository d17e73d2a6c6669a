import { useUnit } from 'effector-react'
import { $lines } from '#features/bag/model/index.ts'
import { Line } from '#features/bag/ui/line/line.tsx'
import { UnsentChanges } from '#features/bag/ui/trouble.tsx'
import { useTexts } from '../texts/index.ts'
import { DueBar } from './summary/due-bar.tsx'
import { Summary } from './summary/summary.tsx'
import styles from './bag-lines.module.css'

/** Bag lines with the summary beside them. */
export function BagLines() {
  const t = useTexts()
  const lines = useUnit($lines)
  return (
    <div className={styles['bag']}>
      <div>
        <UnsentChanges />
        <ul data-bag="" tabIndex={-1} aria-label={t('title')}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      </div>
      <aside className={styles['aside']}>
        <Summary />
      </aside>
      <DueBar />
    </div>
  )
}
