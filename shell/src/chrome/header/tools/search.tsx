import { isPlainClick } from '@shop/routing'
import { useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { Icon, IconLink, VisuallyHidden } from '@shop/ui'
import { useSearch } from '../../search/open.ts'
import { useTexts } from '../../texts.ts'
import styles from './search.module.css'

/** A plain GET form; click, Tab, typing or arrow opens the search overlay. Focus that comes back from it does not. */
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
          onKeyUp={({ key }) => key === 'Tab' && unfold()}
        />
      </label>
    </form>
  )
}

/** Narrow windows: links to the search page and opens the overlay. */
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
