import { ACCOUNT_DELETION_DAYS } from '@shop/contracts/core/limits'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

const ERASED = ['erasedPerson', 'erasedLists', 'erasedNews', 'erasedDevices'] as const
const LOST = ['lostBonuses', 'keptCertificates'] as const
const KEPT = ['keptOrders', 'keptWarranty'] as const

/** Consequences of deletion, shown before the form. */
export function Terms() {
  const t = useTexts()
  return (
    <div className={styles['terms']}>
      <p className="lead">{t('lead', { count: ACCOUNT_DELETION_DAYS })}</p>
      <Part title={t('erased')} items={ERASED.map((key) => t(key))} />
      <Part title={t('lost')} items={LOST.map((key) => t(key))} />
      <Part title={t('kept')} items={KEPT.map((key) => t(key))} />
      <p className="soft">{t('underWay')}</p>
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
