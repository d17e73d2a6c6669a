import { Suspense } from 'react'
import { useUnit } from 'effector-react'
import { $lines, $nothingToBuy } from '#features/bag/model/index.ts'
import { optionalPart, part } from '@shop/ui'
import { Line } from '#features/bag/ui/line/line.tsx'
import { UnsentChanges } from '#features/bag/ui/trouble.tsx'
import { useTexts } from '../texts/index.ts'
import { DueBar } from './summary/due-bar.tsx'
import { Summary } from './summary/summary.tsx'
import styles from './bag-lines.module.css'

// Without its code the bag goes on, and checkout offers the same.
const BelowLines = optionalPart(() => import(/* webpackChunkName: "packaging", webpackFetchPriority: "low" */ './below-lines.tsx'))

// Few bags have sold-out pieces alone.
const NothingToBuy = part<object>(
  () => import(/* webpackChunkName: "around-bag", webpackFetchPriority: "low" */ './nothing/nothing-to-buy.tsx'),
)

/** Bag lines with the summary beside them. */
export function BagLines() {
  const t = useTexts()
  const { lines, isAllSold } = useUnit({ lines: $lines, isAllSold: $nothingToBuy })
  return (
    <div className={styles['bag']}>
      <div>
        <UnsentChanges />
        <ul data-bag="" tabIndex={-1} aria-label={t('title')}>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
        {!isAllSold && (
          <Suspense
            fallback={
              <>
                <div className={styles['promise']} />
                <div className={styles['room']} />
              </>
            }
          >
            <BelowLines />
          </Suspense>
        )}
      </div>
      <aside className={styles['aside']}>
        {isAllSold ? (
          <Suspense>
            <NothingToBuy />
          </Suspense>
        ) : (
          <Summary />
        )}
      </aside>
      {!isAllSold && <DueBar />}
    </div>
  )
}
