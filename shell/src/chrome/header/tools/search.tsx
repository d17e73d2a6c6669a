import { isPlainClick } from '@shop/routing'
import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { Icon, IconLink, VisuallyHidden } from '@shop/ui'
import { useSearch } from '../../../search/open.ts'
import { useTexts } from '../../texts.ts'
import styles from './search.module.css'

/** A plain GET form for whoever has no scripts; a click, a letter or an arrow unfolds it. The Tab key alone passes by. */
export function Search() {
  const t = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const { prepare, open } = useSearch()
  const unfold = () => open(field.current ?? undefined)
  const pressed = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown') unfold()
  }
  return (
    <form action="/search" role="search" className={styles['search']}>
      <label>
        <Icon name="search" size="s" />
        <VisuallyHidden>{t('search')}</VisuallyHidden>
        <input
          ref={field}
          type="search"
          name="text"
          placeholder={t('searchFor')}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={prepare}
          onClick={unfold}
          onInput={unfold}
          onKeyDown={pressed}
        />
      </label>
    </form>
  )
}

/** Of a narrow window: leads to the page of the search, over which the search itself opens. */
export function SearchLink({ className }: { className?: string | undefined }) {
  const t = useTexts()
  const { prepare, open } = useSearch()
  const pressed = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    open()
  }
  return (
    <IconLink
      icon="search"
      to="/search"
      label={t('search')}
      aria-haspopup="dialog"
      onPointerDown={prepare}
      onClick={pressed}
      {...(className !== undefined && { className })}
    />
  )
}
