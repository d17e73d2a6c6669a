import { Icon } from '@shop/ui'
import { useEarlyText } from '@shop/ui/hydrated'
import { useTexts } from '../texts/index.ts'
import styles from './search.module.css'

interface SearchProps {
  words: string
  onChange: (words: string) => void
  found: number
}

/** Filters the list while typing; hidden without scripts. */
export function Search({ words, onChange, found }: SearchProps) {
  const t = useTexts()
  const box = useEarlyText<HTMLInputElement>(words, ({ value }) => onChange(value))
  return (
    <div className={styles['search']} role="search" aria-label={t('search')}>
      <label>
        <Icon name="search" size="s" />
        <span className="vh">{t('search')}</span>
        <input
          ref={box}
          type="search"
          value={words}
          onChange={(event) => onChange(event.target.value)}
          placeholder={t('searchExample')}
          autoComplete="off"
        />
      </label>
      <p className="small muted" role="status">
        {words.trim() && (found > 0 ? t('found', { count: found }) : t('nobody'))}
      </p>
    </div>
  )
}
