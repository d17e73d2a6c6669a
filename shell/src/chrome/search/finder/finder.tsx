import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { ButtonLink, Icon } from '@shop/ui'
import { useModal } from '@shop/ui/popup'
import { useNavigate } from '@shop/routing'
import { addressOf, foundGroups, startGroups, type Choice } from '../choices.ts'
import { Correction, Failed, Nothing } from './notes.tsx'
import { FinderBar } from './finder-bar.tsx'
import { ForgetRecent } from '../recent/forget-recent.tsx'
import * as model from '../model.ts'
import { Options } from './options.tsx'
import { texts as en } from '../texts/en.ts'
import { texts as ru } from '../texts/ru.ts'
import styles from './finder.module.css'

export interface FinderProps {
  /** Empties the header's field, and answers what was typed there. */
  takeTyped: () => string
  onClose: () => void
}

const LIST = 'search-list'

/** ARIA combobox: focus stays in the input, arrows move through the list. */
export function Finder({ takeTyped, onClose }: FinderProps) {
  const texts = useLocale() === 'ru' ? ru : en
  const { text, suggestions, failure, recent, popular } = useUnit({
    text: model.$text,
    suggestions: model.$suggestions,
    failure: model.$failure,
    recent: model.$recent,
    popular: model.$popular,
  })
  const { open, remember } = useUnit({ open: model.opened, remember: model.searched })
  const navigate = useNavigate()
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState<string | null>(null)
  // Closes the menu first, so that focus returns to its button.
  useLayoutEffect(() => {
    for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
  }, [])
  useModal(root, onClose)
  // Text and focus move at once: a letter in between would be lost.
  useLayoutEffect(() => {
    open(takeTyped())
    field.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: each letter before the code came opens it again
  }, [open])

  const isTyping = text.trim() !== ''
  const found = isTyping ? suggestions : null
  const isNothing = found !== null && foundGroups(found).length === 0
  const groups = found && !isNothing ? foundGroups(found) : isTyping && !isNothing ? [] : startGroups(isNothing ? [] : recent, popular)
  const ids = groups.flatMap(({ choices }) => choices.map(({ id }) => id))
  const current = active !== null && ids.includes(active) ? active : null

  const chosen = ({ name, to }: Choice) => {
    if (to.startsWith('/search?')) remember(name)
    else if (isTyping) remember(text)
    onClose()
  }
  const searchAll = () => {
    if (!isTyping) return
    remember(text)
    navigate(addressOf(text))
    onClose()
  }
  const step = (by: 1 | -1) => {
    // Includes the input itself as a position.
    const places = ids.length + 1
    const id = ids[((ids.indexOf(current ?? '') + 1 + by + places) % places) - 1] ?? null
    flushSync(() => setActive(id))
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && current) document.getElementById(current)?.click()
    else return
    event.preventDefault()
  }

  // Tab past either end goes on from the header's field, as from any field.
  const tabbed = ({ key, shiftKey, target }: KeyboardEvent) => {
    if (key !== 'Tab') return
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])]
    const reachable = stops.filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility())
    if (target === reachable.at(shiftKey ? 0 : -1)) flushSync(onClose)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- watches Tab of what stands inside
    <div className={styles['overlay']} ref={root} onKeyDown={tabbed}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a mouse's short cut */}
      <div className={styles['scrim']} onClick={onClose} />
      <div className={styles['finder']} role="dialog" aria-modal="true" aria-label={texts.title} data-panel>
        <FinderBar
          field={field}
          text={text}
          texts={texts}
          list={ids.length > 0 ? LIST : undefined}
          active={current}
          onTyped={() => setActive(null)}
          onKeyDown={pressed}
          onSubmit={searchAll}
          onClose={onClose}
        />
        <div className={styles['body']}>
          {found && (
            <Correction
              text={text}
              correction={found.correction}
              texts={texts}
              onRefused={() => {
                remember(text)
                onClose()
              }}
            />
          )}
          {isNothing && <Nothing text={text} texts={texts} />}
          {failure && <Failed texts={texts} />}
          <div className={styles['area']}>
            {ids.length > 0 && (
              <div role="listbox" id={LIST} aria-label={texts.suggestions} className={styles['list']}>
                <Options groups={groups} texts={texts} active={current} onChosen={chosen} />
              </div>
            )}
            {groups[0]?.name === 'recent' && <ForgetRecent recent={recent} texts={texts} onDone={() => field.current?.focus()} />}
          </div>
          <p role="status" className="vh">
            {found && !isNothing && texts.found.replace('{{count}}', String(found.quantity))}
          </p>
        </div>
        {found && found.quantity > 0 && (
          <div className={styles['foot']}>
            <ButtonLink look="ink" wide to={addressOf(text)} onClick={() => chosen({ id: '', name: text, to: addressOf(text) })}>
              {texts.all.replace('{{count}}', String(found.quantity))} <Icon name="arrow" size="s" />
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}
