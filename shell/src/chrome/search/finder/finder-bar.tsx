import { type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react'
import { useUnit } from 'effector-react'
import { MAX_SEARCH_TEXT } from '@shop/contracts/core/limits'
import { Button, Icon, IconButton } from '@shop/ui'
import * as model from '../model.ts'
import type { FinderTexts } from '../finder-texts.ts'
import styles from './finder-bar.module.css'

interface FinderBarProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  texts: FinderTexts
  /** Id of the list, while there is one. */
  list: string | undefined
  active: string | null
  onTyped: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onSubmit: () => void
  onClose: () => void
}

export function FinderBar({ field, text, texts, list, active, onTyped, onKeyDown, onSubmit, onClose }: FinderBarProps) {
  const type = useUnit(model.typed)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onSubmit()
  }
  const change = (value: string) => {
    onTyped()
    type(value)
  }
  const erase = () => {
    change('')
    field.current?.focus()
  }
  return (
    <form action="/search" role="search" className={styles['bar']} onSubmit={submit}>
      <IconButton icon="back" label={texts.closeSearch} className={styles['narrow']} onClick={onClose} />
      <Icon name="search" className={styles['wide']} />
      <input
        ref={field}
        type="search"
        name="text"
        role="combobox"
        aria-label={texts.title}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={active ?? undefined}
        placeholder={texts.example}
        value={text}
        maxLength={MAX_SEARCH_TEXT}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && <IconButton icon="close" size="s" label={texts.erase} onClick={erase} />}
      <Button look="text" small className={styles['wide']} onClick={onClose}>
        {texts.close}
      </Button>
    </form>
  )
}
