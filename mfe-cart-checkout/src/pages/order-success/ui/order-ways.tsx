import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import type { DocumentKind, OrderWays as Ways } from '@shop/contracts/orders/order-ways'
import { CancelOrder, changePoint, exchangeAddress, OrderDocuments, PickupCode, returnAddress } from '@shop/flows/order'
import { useLocale } from '@shop/i18n'
import { popupOpened } from '@shop/session'
import { Button, ButtonLink } from '@shop/ui'
import { $isCancelling, $hasCancelFailed, orderCancelled } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './head/order-head.module.css'

interface WaysProps {
  /** The API's format: 4820719. */
  id: string
  ways: Ways
  isPaid: boolean
  isPaidByLink: boolean
  /** Base of its delivery price. */
  goods: number
  /** Before the quiet line that cancels the order. */
  children?: ReactNode
}

/** Actions: change pickup point, return, cancel. */
export function OrderWays({ id, ways, isPaid, isPaidByLink, goods, children }: WaysProps) {
  const t = useTexts()
  const locale = useLocale()
  const { open, callOff, isBusy, hasFailed } = useUnit({
    open: popupOpened,
    callOff: orderCancelled,
    isBusy: $isCancelling,
    hasFailed: $hasCancelFailed,
  })
  const { canChangePoint, pointCityId, canReturn, canCancel, exchanges } = ways
  return (
    <>
      {canChangePoint && pointCityId !== null && (
        <Button look="line" onClick={() => open(changePoint(id, pointCityId, goods))}>
          {t('changePoint')}
        </Button>
      )}
      {canReturn && (
        <ButtonLink to={returnAddress(id, locale)} look="line">
          {t('returnPieces')}
        </ButtonLink>
      )}
      {exchanges.length > 0 && (
        <ButtonLink to={exchangeAddress(id)} look="line">
          {t('exchangesOf')}
        </ButtonLink>
      )}
      {children}
      {canCancel && (
        <CancelOrder
          look="text"
          isPaid={isPaid}
          sure={isPaidByLink ? t('cancelSureByLink') : undefined}
          isBusy={isBusy}
          hasFailed={hasFailed}
          onCancel={callOff}
          t={t}
        />
      )}
    </>
  )
}

/** Pickup code and documents. */
export function OrderPapers({ ways, pathOf }: { ways: Ways; pathOf: (kind: DocumentKind) => string }) {
  const t = useTexts()
  return (
    <div className={styles['papers']}>
      {ways.pickupCode && <PickupCode code={ways.pickupCode} t={t} />}
      <OrderDocuments kinds={ways.documents} pathOf={pathOf} t={t} />
    </div>
  )
}
