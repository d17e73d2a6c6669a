import { ButtonLink, Icon } from '@shop/ui'
import { useTexts } from '../texts.ts'
import styles from './preparation-page.module.css'

/** A page for an address whose page is not built yet: it says so and leads on. `useTitle` reads the title from the page's own texts. */
export function preparationPage(useTitle: () => string) {
  return function PreparationPage() {
    const t = useTexts()
    const title = useTitle()
    return (
      <div className="wrap">
        <section className={styles['page']}>
          <Icon name="gem" size="xl" className={styles['sign']} />
          <h1 className="h1">{title}</h1>
          <p className="eyebrow">{t('preparing')}</p>
          <p className={`lead ${styles['text']}`}>{t('preparingText')}</p>
          <div className={styles['ways']}>
            <ButtonLink to="/catalog">{t('toCatalog')}</ButtonLink>
            <ButtonLink to="/" look="line">
              {t('toHome')}
            </ButtonLink>
          </div>
        </section>
      </div>
    )
  }
}
