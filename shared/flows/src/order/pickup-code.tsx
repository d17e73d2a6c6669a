import { CopyButton } from '@shop/ui/copy-button'
import { useHydrated } from '@shop/ui/hydrated'
import { QrCode } from '@shop/ui/qr-code'
import styles from './order.module.css'
import type { OrderTexts } from './texts.ts'

const QR_PX = 112

/** The pickup code in large digits, readable across a counter. */
export function PickupCode({ code, t }: { code: string; t: OrderTexts }) {
  const isHydrated = useHydrated()
  return (
    <section className={styles['pickup']} aria-label={t('pickupCode')}>
      <QrCode text={code} label={t('pickupCodeQr', { code })} ready={isHydrated} size={QR_PX} />
      <div className={styles['code']}>
        <h3 className="label">{t('pickupCode')}</h3>
        <p className={styles['digits']} data-testid="pickup-code">
          {code.slice(0, 3)}
          <span aria-hidden="true"> </span>
          {code.slice(3)}
        </p>
        <p className="small muted">{t('pickupCodeText')}</p>
        <div>
          <CopyButton text={code} small>
            {t('copyCode')}
          </CopyButton>
        </div>
      </div>
    </section>
  )
}
