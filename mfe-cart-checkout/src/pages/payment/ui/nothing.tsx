import { ButtonLink } from '@shop/ui'
import { PaymentNotice } from '#features/payment/notice.tsx'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

/** No unpaid order: a message with a link. `isNamed`: the address names one of another browser, perhaps of the computer that this phone has paid for. */
export function NothingToPay({ isNamed }: { isNamed: boolean }) {
  const t = useTexts()
  return (
    <PaymentNotice
      icon="card"
      title={t('title')}
      subtitle={t(isNamed ? 'elsewhere' : 'nothing')}
      text={t(isNamed ? 'elsewhereText' : 'text')}
    >
      <div className={styles['ways']}>
        <ButtonLink to="/cart">{t('toBag')}</ButtonLink>
        <ButtonLink to="/catalog" look="line">
          {t('toCatalog')}
        </ButtonLink>
      </div>
    </PaymentNotice>
  )
}
