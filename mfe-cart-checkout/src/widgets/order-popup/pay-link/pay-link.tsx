import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import { HOUR_MS } from '@shop/contracts/core/time/durations'
import { formCodeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { dateInWords, momentAhead } from '@shop/i18n/dates'
import { Button, ButtonLink } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { CopyButton } from '@shop/ui/copy-button'
import { useErrorText } from '@shop/ui/field'
import { FormError, Note } from '@shop/ui/note'
import { OverlayAction, OverlayTitle } from '@shop/ui/popup'
import { Skeleton } from '@shop/ui/states'
import {
  $failure,
  $hidesPieces,
  $isExpired,
  $isPaid,
  $isWithdrawn,
  $link,
  $until,
  hidingChosen,
  linkWanted,
  looked,
  makeFx,
  shown,
  withdrawFx,
  withdrawWanted,
} from './model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './pay-link.module.css'

const LOOK_MS = 3_000

/** The link by which somebody else pays for an order; it follows what becomes of the payment. */
export function PayLink({ orderId = '' }: { orderId?: string }) {
  const t = useTexts()
  const errorText = useErrorText()
  const { link, isPaid, isExpired, isWithdrawn, failure, busy, show, look, make } = useUnit({
    link: $link,
    isPaid: $isPaid,
    isExpired: $isExpired,
    isWithdrawn: $isWithdrawn,
    failure: $failure,
    busy: makeFx.pending,
    show: shown,
    look: looked,
    make: linkWanted,
  })
  useEffect(() => void show(orderId), [show, orderId])
  useEffect(() => {
    if (isPaid || isExpired) return
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), LOOK_MS)
    return () => clearInterval(timer)
  }, [isPaid, isExpired, look])
  const fault = formCodeOf(failure)
  const end = isPaid ? 'Paid' : isExpired ? 'Expired' : null
  return (
    <div className={styles['link']}>
      <OverlayTitle>{t(end ? `link${end}Title` : 'linkTitle')}</OverlayTitle>
      {end ? (
        <>
          <p role="status">{t(`link${end}Text`)}</p>
          <OverlayAction>
            <ButtonLink to={`/order-success/${orderId}`} wide>
              {t('linkToOrder')}
            </ButtonLink>
          </OverlayAction>
        </>
      ) : (
        <>
          <p className="soft">{t('linkText')}</p>
          {isWithdrawn && <p role="status">{t('linkWithdrawn')}</p>}
          {fault && <FormError>{errorText(fault)}</FormError>}
          {link && <Made code={link.key} />}
          {!link && !fault && !isWithdrawn && <Skeleton height="220px" />}
          {!link && (fault || isWithdrawn) && (
            <Button wide look="line" busy={busy} onClick={() => make()}>
              {t('linkNew')}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

/** By the clock of the shop: nobody knows the zone of who gets the message. */
const timeAtShop = (instant: string) => new Date(new Date(instant).getTime() + SHOP_UTC_OFFSET_HOURS * HOUR_MS).toISOString().slice(11, 16)

function Made({ code }: { code: string }) {
  const t = useTexts()
  const locale = useLocale()
  const { hidesPieces, until, withdrawing, hide, withdraw } = useUnit({
    hidesPieces: $hidesPieces,
    until: $until,
    withdrawing: withdrawFx.pending,
    hide: hidingChosen,
    withdraw: withdrawWanted,
  })
  const address = `${location.origin}/pay/${code}`
  return (
    <>
      <p className={styles['address']}>{address.replace(/^https?:\/\//, '')}</p>
      <Checkbox name="hidesPieces" checked={hidesPieces} onChange={(isHidden) => hide(isHidden)}>
        {t('linkHide')}
      </Checkbox>
      {until && (
        <Note icon="clock">
          {t('linkUntil')} <b className="label num">{momentAhead(until, locale)}</b>
          <br />
          {t('linkAfter')}
        </Note>
      )}
      <OverlayAction>
        <CopyButton look="main" wide text={address}>
          {t('linkCopy')}
        </CopyButton>
      </OverlayAction>
      <div className={styles['ways']}>
        {'share' in navigator && (
          <Button
            look="line"
            wide
            onClick={() =>
              void navigator
                .share({
                  ...(until && { text: t('linkMessage', { day: dateInWords(until, locale), time: timeAtShop(until) }) }),
                  url: address,
                })
                .catch(() => {})
            }
          >
            {t('linkSend')}
          </Button>
        )}
        <Button look="text" small busy={withdrawing} onClick={() => withdraw()}>
          {t('linkWithdraw')}
        </Button>
      </div>
    </>
  )
}
