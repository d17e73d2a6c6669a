import { ACCOUNT_DELETION_DAYS } from '@shop/contracts/core/limits'
import { useLocale } from '@shop/i18n'
import type { DeletionTexts } from '../deletion-texts.ts'
import styles from './deletion.module.css'

const ERASED = ['deletionErasedPerson', 'deletionErasedLists', 'deletionErasedNews', 'deletionErasedDevices'] as const
const LOST = ['deletionLostBonuses', 'deletionKeptCertificates'] as const
const KEPT = ['deletionKeptOrders', 'deletionKeptWarranty'] as const

/** Consequences of deletion, shown before the form. */
export function Terms({ t }: { t: DeletionTexts }) {
  // Bonuses and balances in roubles exist on the Russian storefront only.
  const isRu = useLocale() === 'ru'
  return (
    <div className={styles['terms']}>
      <p className="lead">{t('deletionLead', { count: ACCOUNT_DELETION_DAYS })}</p>
      <Part title={t('deletionErased')} items={ERASED.map((key) => t(key))} />
      {isRu && <Part title={t('deletionLost')} items={LOST.map((key) => t(key))} />}
      <Part title={t('deletionKept')} items={KEPT.map((key) => t(key))} />
      <p className="soft">{t('deletionUnderWay')}</p>
    </div>
  )
}

const Part = ({ title, items }: { title: string; items: string[] }) => (
  <section className={styles['part']}>
    <h2 className="h3">{title}</h2>
    <ul className={styles['list']}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
)
