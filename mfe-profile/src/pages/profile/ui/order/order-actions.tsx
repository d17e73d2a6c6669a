import { useUnit } from 'effector-react'
import type { ProfileOrder } from '@shop/contracts/account/profile'
import { CancelOrder, changePoint, returnAddress } from '@shop/flows/order'
import { useLocale } from '@shop/i18n'
import { isPlainClick } from '@shop/routing'
import { popupOpened } from '@shop/session'
import { Button, ButtonLink } from '@shop/ui'
import { $busyOrder, $notCancelled, orderCancelled, orderRepeated } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { Repeated } from '../orders/repeated.tsx'
import styles from './order-actions.module.css'

/** Actions of an order. The list of orders offers no cancellation. */
export function OrderActions({ order, isWhole }: { order: ProfileOrder; isWhole: boolean }) {
  const t = useTexts()
  const locale = useLocale()
  const { busy, notCancelled, repeat, cancel, open } = useUnit({
    busy: $busyOrder,
    notCancelled: $notCancelled,
    repeat: orderRepeated,
    cancel: orderCancelled,
    open: popupOpened,
  })
  const { id, number, payableUntil, payment, sums, ways } = order
  const { canCancel, canChangePoint, canReturn, pointCityId } = ways
  return (
    <>
      {canChangePoint && pointCityId !== null && (
        <Button
          look="text"
          small
          aria-label={t('changePointOf', { number })}
          onClick={() => open(changePoint(id, pointCityId, sums.goods - sums.discount))}
        >
          {t('changePoint')}
        </Button>
      )}
      {canReturn && (
        <ButtonLink
          to={returnAddress(id, locale)}
          look="text"
          small
          aria-haspopup="dialog"
          aria-label={t('returnOf', { number })}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            open({ owner: 'mfe-profile', widget: 'refund', props: { order: id } })
          }}
        >
          {t('returnPieces')}
        </ButtonLink>
      )}
      {payableUntil === null && (
        <Button look="text" small busy={busy === id} aria-label={t('repeatOf', { number })} onClick={() => repeat(id)}>
          {t('repeat')}
        </Button>
      )}
      {isWhole && canCancel && (
        <CancelOrder
          look="text"
          small
          isPaid={payment.isPaid && sums.total > 0}
          isBusy={busy === id}
          hasFailed={notCancelled === id}
          onCancel={() => cancel(id)}
          t={t}
        />
      )}
      <div className={styles['told']}>
        <Repeated id={id} />
      </div>
    </>
  )
}
