import { Suspense, useState } from 'react'
import { useUnit } from 'effector-react'
import { isPiece } from '@shop/contracts/certificates/goods'
import { Widget } from '@shop/routing'
import { $lines, $totals } from '#features/bag/model/index.ts'
import { $cart } from '@shop/session'
import { Button, part } from '@shop/ui'
import { Line } from '#features/bag/ui/line/line.tsx'
import { UnsentChanges } from '#features/bag/ui/trouble.tsx'
import { useTexts } from '../texts/index.ts'
import { DueBar } from './summary/due-bar.tsx'
import { Summary } from './summary/summary.tsx'
import styles from './bag-lines.module.css'

// Below the lines. Without its code the bag goes on, and checkout offers the same.
const Packaging = part<object>(() =>
  import(/* webpackChunkName: "packaging", webpackFetchPriority: "low" */ './packaging/packaging.tsx').catch(() => ({
    default: () => null,
  })),
)

/** When all of the bag comes to the shopper's city. */
function BagPromise() {
  const { lines, totals } = useUnit({ lines: $lines, totals: $totals })
  // Certificates and sizers say themselves how they are given.
  const skus = lines.filter(isPiece).flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
  return skus.length === 0 ? null : (
    <div className={styles['promise']}>
      <Widget owner="mfe-catalog" widget="promise" props={{ skus, sum: totals.goodsSum }} />
    </div>
  )
}

/** The link by which others see the bag; a quiet button until there is one. */
function SharedBag() {
  const t = useTexts()
  const isShared = useUnit($cart)?.isShared
  const [isNew, setIsNew] = useState(false)
  const button = (
    <Button look="text" small busy={isNew} onClick={() => setIsNew(true)}>
      {t('share')}
    </Button>
  )
  return isShared || isNew ? <Widget owner="mfe-profile" widget="shared-bag" waiting={button} props={{ isNew }} /> : button
}

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
        <BagPromise />
        <Suspense fallback={<div className={styles['room']} />}>
          <Packaging />
        </Suspense>
        <SharedBag />
      </div>
      <aside className={styles['aside']}>
        <Summary />
      </aside>
      <DueBar />
    </div>
  )
}
