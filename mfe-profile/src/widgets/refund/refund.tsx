import { useEffect, useMemo } from 'react'
import { useUnit } from 'effector-react'
import { Widget } from '@shop/routing'
import { TITLE_ID } from '@shop/ui/popup'
import { Skeleton } from '@shop/ui/states'
import { opened } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './refund.module.css'

interface RefundPopupProps {
  /** Id of the order. */
  order: string
}

/** Refund of one order; the returns page has the same form for all orders. */
export function RefundPopup({ order }: RefundPopupProps) {
  const t = useTexts()
  const start = useUnit(opened)
  useEffect(() => void start(order), [start, order])
  const props = useMemo(() => ({ order }), [order])
  return (
    <div className={styles['refund']}>
      <h2 className={`h2 ${styles['title']}`} id={TITLE_ID}>
        {t('title')}
      </h2>
      <Widget owner="mfe-landings" widget="start-return" props={props} waiting={<Skeleton height="480px" />} />
    </div>
  )
}
