import { SearchForm } from '#features/search-form/search-form.tsx'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

/** The search of the shop on any page. */
export function SearchBox() {
  return (
    <div className={styles['box']}>
      <SearchForm t={useTexts()} text="" look="line" />
    </div>
  )
}
