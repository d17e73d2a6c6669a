import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import type { CartTender } from '@shop/contracts/cart/full-cart'
import { money, useLocale } from '@shop/i18n'
import { $currency, popupClosed } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { CertificateCard } from '@shop/ui/certificate-card'
import { useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayAction, TITLE_ID } from '@shop/ui/popup'
import { $keepError, $kept, keepChosen, keepFx } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './certificate.module.css'

/** Applied to the order; offers to save it to the account too. */
export function Paid({ certificate: { balance, message } }: { certificate: CartTender }) {
  const t = useTexts()
  const errorText = useErrorText()
  const locale = useLocale()
  const { kept, error, keeping, currency, keep, close } = useUnit({
    kept: $kept,
    error: $keepError,
    keeping: keepFx.pending,
    currency: $currency,
    keep: keepChosen,
    close: popupClosed,
  })
  // The focused field was removed.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles['certificate']}>
      <h2 className={`h2 ${styles['title']}`} id={TITLE_ID} ref={heading} tabIndex={-1}>
        {t('paidTitle')}
      </h2>
      <CertificateCard picture={kept?.design?.picture ?? null} sizes="420px" mark={t('brand')} sum={money(balance, currency, locale)} />
      <p className="soft">{message}</p>
      {error && <FormError>{errorText(error)}</FormError>}
      <OverlayAction>
        <Button wide onClick={() => close()}>
          {t('done')}
        </Button>
      </OverlayAction>
      <div className={styles['ways']}>
        {kept ? (
          <p role="status" className={styles['mine']}>
            <Icon name="check" size="s" />
            {t('mine')}
          </p>
        ) : (
          <>
            <Button look="line" wide busy={keeping} onClick={() => keep()}>
              {t('toProfile')}
            </Button>
            <p className="small muted">{t('toProfileText')}</p>
          </>
        )}
      </div>
    </div>
  )
}
