import { Icon, VisuallyHidden } from '@shop/ui'
import { useTexts } from '../texts.ts'
import styles from './search.module.css'

/** A plain GET form: the search page reads the address. */
export function Search() {
  const t = useTexts()
  return (
    <form action="/search" role="search" className={styles['search']}>
      <label>
        <Icon name="search" size="s" />
        <VisuallyHidden>{t('search')}</VisuallyHidden>
        <input type="search" name="text" placeholder={t('searchFor')} autoComplete="off" enterKeyHint="search" />
      </label>
    </form>
  )
}
