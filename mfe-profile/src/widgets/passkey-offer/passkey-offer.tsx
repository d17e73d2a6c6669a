import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { popupClosed } from '@shop/session'
import { Button } from '@shop/ui'
import { FormError } from '@shop/ui/note'
import { OverlayAction, TITLE_ID } from '@shop/ui/popup'
import { useEnrolmentError } from '#features/passkey/use-enrolment-error.ts'
import { enrolment, shown } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './passkey-offer.module.css'

/** Offers a passkey once after signing in by another method. */
export function PasskeyOffer() {
  const t = useTexts()
  const { show, make, busy, error, close } = useUnit({
    show: shown,
    make: enrolment.wanted,
    busy: enrolment.$isLoading,
    error: enrolment.$error,
    close: popupClosed,
  })
  useEffect(() => show(), [show])
  const words = useEnrolmentError(t, error)
  return (
    <div className={styles['offer']}>
      <h2 className="h2" id={TITLE_ID}>
        {t('title')}
      </h2>
      <p className="soft">{t('why', { host: location.hostname })}</p>
      {words && <FormError>{words}</FormError>}
      <OverlayAction>
        <Button wide busy={busy} onClick={() => make()}>
          {t('make')}
        </Button>
      </OverlayAction>
      <div className={styles['answers']}>
        <Button look="text" small onClick={() => close()}>
          {t('refuse')}
        </Button>
      </div>
      <p className="floor muted">{t('later')}</p>
    </div>
  )
}
