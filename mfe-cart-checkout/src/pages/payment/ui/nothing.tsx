import { ButtonLink } from '@shop/ui'
import { PaymentNotice } from '#features/payment/notice.tsx'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

/** No unpaid order: a message with a link. `isBack`: from the bank, perhaps on the phone that has paid for a computer. */
export function NothingToPay({ isBack }: { isBack: boolean }) {
  const t = useTexts()
  return (
    <PaymentNotice
      icon="card"
      title={t('title')}
      subtitle={t(isBack ? 'elsewhere' : 'nothing')}
      text={t(isBack ? 'elsewhereText' : 'text')}
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
