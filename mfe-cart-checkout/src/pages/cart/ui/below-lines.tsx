import { useState } from 'react'
import { useUnit } from 'effector-react'
import { isPiece } from '@shop/contracts/certificates/goods'
import { Widget } from '@shop/routing'
import { $cart } from '@shop/session'
import { Button } from '@shop/ui'
import { $lines, $totals } from '#features/bag/model/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './bag-lines.module.css'
import { Packaging } from './packaging/packaging.tsx'

/** Delivery, packaging and the link to the bag: their place is kept until their code is there. */
export default function BelowLines() {
  return (
    <>
      <BagPromise />
      <Packaging />
      <SharedBag />
    </>
  )
}

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
