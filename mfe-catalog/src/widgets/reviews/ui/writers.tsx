import { ButtonLink, Icon } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './writers.module.css'

/** Explains who can write a review, with a link to their orders. */
export function Writers() {
  const t = useTexts()
  return (
    <div className={styles['writers']}>
      <p className="small muted">{t('writers')}</p>
      <ButtonLink to="/profile?section=ordersData" look="line" small>
        <Icon name="edit" size="s" />
        {t('write')}
      </ButtonLink>
    </div>
  )
}
