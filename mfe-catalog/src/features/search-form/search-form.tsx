import type { FormEvent } from 'react'
import { MAX_SEARCH_TEXT } from '@shop/contracts/core/limits'
import { searchAddress } from '@shop/contracts/search/search-address'
import type { Translate } from '@shop/i18n'
import { useNavigate } from '@shop/routing'
import { Button, Icon } from '@shop/ui'
import type { searchFormTexts } from './texts/ru.ts'
import styles from './search-form.module.css'

export interface SearchFormProps {
  t: Translate<typeof searchFormTexts>
  text: string
}

/** A plain GET form that also works without scripts. */
export function SearchForm({ t, text }: SearchFormProps) {
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('text')
    navigate(searchAddress({ text: typeof typed === 'string' ? typed.trim() : '' }))
  }
  return (
    <form action="/search" role="search" aria-label={t('title')} className={styles['form']} onSubmit={submit}>
      <label className={styles['field']}>
        <Icon name="search" />
        <span className="vh">{t('what')}</span>
        {/* A new query in the URL remounts the field. */}
        <input
          key={text}
          type="search"
          name="text"
          defaultValue={text}
          placeholder={t('example')}
          maxLength={MAX_SEARCH_TEXT}
          enterKeyHint="search"
        />
      </label>
      <Button type="submit">{t('find')}</Button>
    </form>
  )
}
