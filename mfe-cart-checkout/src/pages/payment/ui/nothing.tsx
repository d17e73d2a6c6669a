import { ButtonLink } from '@shop/ui'
import { PaymentNotice } from '#features/payment/notice.tsx'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

/** No unpaid order: a message with a link. */
export function NothingToPay() {
  const t = useTexts()
  return (
    <PaymentNotice icon="card" title={t('title')} subtitle={t('nothing')} text={t('text')}>
      <div className={styles['ways']}>
        <ButtonLink to="/cart">{t('toBag')}</ButtonLink>
        <ButtonLink to="/catalog" look="line">
          {t('toCatalog')}
        </ButtonLink>
      </div>
    </PaymentNotice>
  )
}
