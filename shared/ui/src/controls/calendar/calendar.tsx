import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocale } from '@shop/i18n'
import { IconButton } from '@shop/ui'
import { useTexts } from '../../content/texts.ts'
import { addDays, addMonths, monthOf, placeInWeek, weeksOf, within } from './days.ts'
import { firstDayOf, monthInWords, weekdays, wholeDay } from './day-names.ts'
import styles from './calendar.module.css'

export interface CalendarProps {
  /** yyyy-mm-dd, like all days here. */
  value: string | null
  onChange: (day: string) => void
  today: string
  min?: string | undefined
  max?: string | undefined
  /** Disabled days between `min` and `max`. */
  isDisabled?: ((day: string) => boolean) | undefined
  /** Reason why they are disabled, read out after the date. */
  disabledText?: string | undefined
  /** Focuses the day on mount. */
  takesFocus?: boolean
}

const WEEK = 7

/** A month grid: arrows, Home, End, Page Up and Page Down move; Enter and Space choose. */
export function Calendar({ value, onChange, today, min, max, isDisabled, disabledText, takesFocus = false }: CalendarProps) {
  const t = useTexts()
  const locale = useLocale()
  const title = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState({ value, day: within(value ?? today, min, max) })
  // An external value change shows its month.
  if (place.value !== value) setPlace({ value, day: within(value ?? place.day, min, max) })
  const { day } = place
  const movesFocus = useRef(takesFocus)
  useEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })
  const firstDay = firstDayOf(locale)
  const names = weekdays(locale, firstDay)
  const isOut = (one: string) => within(one, min, max) !== one || (isDisabled?.(one) ?? false)
  const show = (next: string) => setPlace({ value, day: within(next, min, max) })
  const choose = (one: string) => {
    show(one)
    if (!isOut(one)) onChange(one)
  }
  const pressed = (event: KeyboardEvent) => {
    const next = dayAfterKey(event, day, firstDay)
    if (!next) return
    event.preventDefault()
    movesFocus.current = true
    show(next)
  }
  const turn = (months: number) => {
    const next = addMonths(day, months)
    const isThere = monthOf(within(next, min, max)) !== monthOf(day)
    return { onClick: () => show(next), 'aria-disabled': isThere ? undefined : true }
  }
  return (
    <div className={styles['calendar']}>
      <div className={styles['head']}>
        <IconButton icon="left" label={t('earlierMonth')} {...turn(-1)} />
        <p id={title} className={styles['title']} aria-live="polite">
          {monthInWords(day, locale)}
        </p>
        <IconButton icon="right" label={t('laterMonth')} {...turn(1)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- The ARIA pattern of a calendar is a grid. */}
      <table role="grid" aria-labelledby={title} className={styles['grid']} ref={grid} onKeyDown={pressed}>
        <thead>
          <tr>
            {names.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day, firstDay).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((one, column) => (
                <td key={names[column]?.long} aria-selected={one === null ? undefined : one === value}>
                  {one !== null && (
                    <button
                      type="button"
                      tabIndex={one === day ? 0 : -1}
                      className={styles['day']}
                      aria-label={[wholeDay(one, locale), isOut(one) && disabledText].filter(Boolean).join(', ')}
                      aria-disabled={isOut(one) || undefined}
                      aria-current={one === today ? 'date' : undefined}
                      onClick={() => choose(one)}
                    >
                      {Number(one.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function dayAfterKey({ key, shiftKey }: KeyboardEvent, day: string, firstDay: number): string | null {
  const months = shiftKey ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -WEEK)
    case 'ArrowDown':
      return addDays(day, WEEK)
    case 'Home':
      return addDays(day, -placeInWeek(day, firstDay))
    case 'End':
      return addDays(day, WEEK - 1 - placeInWeek(day, firstDay))
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
    default:
      return null
  }
}
