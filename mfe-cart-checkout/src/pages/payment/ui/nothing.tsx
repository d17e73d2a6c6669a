import { ButtonLink, Icon } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

/** No unpaid order: a message with a link. */
export function NothingToPay() {
  const t = useTexts()
  return (
    <div className={`wrap ${styles['page']}`}>
      <Icon name="card" size="xl" className={styles['sign']} />
      <h1 className="h1">{t('title')}</h1>
      <p className="h3">{t('nothing')}</p>
      <p className={`lead ${styles['text']}`}>{t('text')}</p>
      <div className={styles['ways']}>
        <ButtonLink to="/cart">{t('toBag')}</ButtonLink>
        <ButtonLink to="/catalog" look="line">
          {t('toCatalog')}
        </ButtonLink>
      </div>
    </div>
  )
}
