import { useEffect, useRef, useState } from 'react'
import type { Translate } from '@shop/i18n'
import { Button, type ButtonLook } from '@shop/ui'
import styles from './order.module.css'
import type { orderTexts } from '../../texts/order/ru.ts'

export interface CancelOrderProps extends Pick<ButtonLook, 'look' | 'small'> {
  /** The money will be refunded. */
  isPaid: boolean
  /** Question in place of the usual one. */
  sure?: string | undefined
  isBusy: boolean
  /** It is being packed, or has ended. */
  hasFailed: boolean
  onCancel: () => void
  t: Translate<Pick<typeof orderTexts, 'cancelOrder' | 'cancelSure' | 'cancelSurePaid' | 'cancelYes' | 'cancelNo' | 'cancelFailed'>>
}

/** Asks for confirmation before cancelling an order, or an exchange: it cannot be undone. */
export function CancelOrder({ isPaid, sure, isBusy, hasFailed, onCancel, t, look = 'line', small }: CancelOrderProps) {
  const [isSure, setSure] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSure) question.current?.focus()
  }, [isSure])
  const ofSize = small ? { small } : {}
  return (
    <>
      {isSure ? (
        <div className={styles['sure']}>
          <p ref={question} tabIndex={-1}>
            {sure ?? t(isPaid ? 'cancelSurePaid' : 'cancelSure')}
          </p>
          {/* The safe answer is the main one. */}
          <Button look="ink" onClick={() => setSure(false)} {...ofSize}>
            {t('cancelNo')}
          </Button>
          <Button look="text" onClick={onCancel} busy={isBusy} {...ofSize}>
            {t('cancelYes')}
          </Button>
        </div>
      ) : (
        <Button look={look} onClick={() => setSure(true)} {...ofSize}>
          {t('cancelOrder')}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="small">
          {t('cancelFailed')}
        </p>
      )}
    </>
  )
}
