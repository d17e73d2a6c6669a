import { Suspense, type ReactNode } from 'react'
import { useUnit } from 'effector-react'
import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { changePoint, returnAddress } from '@shop/flows/order'
import { useLocale } from '@shop/i18n'
import { isPlainClick } from '@shop/routing'
import { popupOpened } from '@shop/session'
import { Button, ButtonLink, part } from '@shop/ui'
import { $busyOrder, $notRepeated, $repeated, orderRepeated } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './order-actions.module.css'

const Repeated = part(() => import(/* webpackChunkName: "order-details", webpackFetchPriority: "low" */ './repeated.tsx'))

interface OrderActionsProps {
  order: ProfileOrder
  /** Further actions, for the page of one order. */
  children?: ReactNode
}

/** Actions of an order that its card in the list offers too. */
export function OrderActions({ order, children }: OrderActionsProps) {
  const t = useTexts()
  const locale = useLocale()
  const { busy, repeated, notRepeated, repeat, open } = useUnit({
    busy: $busyOrder,
    repeated: $repeated,
    notRepeated: $notRepeated,
    repeat: orderRepeated,
    open: popupOpened,
  })
  const { id, number, payableUntil, sums, ways, reviewKey } = order
  const { canChangePoint, canReturn, pointCityId } = ways
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
      {reviewKey && (
        <ButtonLink to={`/review?key=${encodeURIComponent(reviewKey)}`} look="text" small aria-label={t('reviewOf', { number })}>
          {t('review')}
        </ButtonLink>
      )}
      {payableUntil === null && (
        <Button look="text" small busy={busy === id} aria-label={t('repeatOf', { number })} onClick={() => repeat(id)}>
          {t('repeat')}
        </Button>
      )}
      {children}
      <div className={styles['told']}>
        <Suspense>{(repeated?.id === id || notRepeated?.id === id) && <Repeated id={id} />}</Suspense>
      </div>
    </>
  )
}
