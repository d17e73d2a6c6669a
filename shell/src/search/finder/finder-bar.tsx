import { type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react'
import { useUnit } from 'effector-react'
import { Button, Icon, IconButton } from '@shop/ui'
import * as model from '../model.ts'
import type { texts } from '../texts/ru.ts'
import styles from './finder-bar.module.css'

export type FinderWords = Readonly<Record<keyof typeof texts, string>>

interface FinderBarProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  words: FinderWords
  /** Id of the list, while there is one. */
  list: string | undefined
  active: string | null
  onTyped: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onSubmit: () => void
  onClose: () => void
}

export function FinderBar({ field, text, words, list, active, onTyped, onKeyDown, onSubmit, onClose }: FinderBarProps) {
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
      <IconButton icon="back" label={words.closeSearch} className={styles['narrow']} onClick={onClose} />
      <Icon name="search" className={styles['wide']} />
      <input
        ref={field}
        type="search"
        name="text"
        role="combobox"
        aria-label={words.title}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={list !== undefined}
        aria-controls={list}
        aria-activedescendant={active ?? undefined}
        placeholder={words.example}
        value={text}
        maxLength={100}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && <IconButton icon="close" size="s" label={words.erase} onClick={erase} />}
      <Button look="text" small className={styles['wide']} onClick={onClose}>
        {words.close}
      </Button>
    </form>
  )
}
