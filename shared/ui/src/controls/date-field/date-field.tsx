import { useId, useRef, useState, type ChangeEvent, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react'
import { shopDay } from '@shop/contracts/core/time/clock'
import { IconButton } from '@shop/ui'
import { Calendar, type CalendarProps } from '../calendar/index.ts'
import { eventOf, Field, type FieldTexts, inputTypeOf, masked, type Mask, typeInto } from '../field/index.ts'
import { useEarlyText } from '../../behavior/hydrated/index.ts'
import { useTexts } from '../../content/texts.ts'
import { completed } from './completed.ts'
import { dayOf, textOf } from './text.ts'
import styles from './date-field.module.css'

type Bounds = Pick<CalendarProps, 'min' | 'max' | 'isDisabled' | 'disabledText'>

export interface DateFieldProps extends FieldTexts, Bounds, Omit<ComponentProps<'input'>, 'type' | 'width' | 'className' | 'min' | 'max'> {
  /** Mask of `@shop/forms/masks`: digits with automatic dots. */
  mask: Mask
}

/**
 * A date as dd.mm.yyyy, typed or chosen in a calendar; works with react-hook-form's `register` and `Controller`. Bounds apply to the
 * calendar; the form validates typed dates.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, width, className, id, mask, min, max, isDisabled, disabledText, ref, onChange, onBlur, ...input } =
    props
  const t = useTexts()
  const own = useId()
  const opener = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<{ day: string | null; today: string } | null>(null)
  const open = () => setOpened({ day: dayOf(box.current?.value ?? ''), today: shopDay() })
  const close = () => {
    setOpened(null)
    opener.current?.querySelector('button')?.focus()
  }
  const choose = (day: string) => {
    if (box.current) typeInto(box.current, textOf(day))
    close()
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !opened) return
    // Keeps a surrounding popup open.
    event.stopPropagation()
    close()
  }
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpened(null)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    masked(event.target, mask, inputTypeOf(event))
    onChange?.(event)
  }
  const complete = (event: FocusEvent<HTMLInputElement>) => {
    completed(event.target, mask)
    onBlur?.(event)
  }
  const box = useEarlyText(input.value, (target: HTMLInputElement) => change(eventOf(target)), ref)
  return (
    <Field {...{ label, hint, error, optional, width, className }} id={id ?? own}>
      {(control) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It hears Escape and leaving; its field and button are worked.
        <div className={styles['box']} ref={opener} onKeyDown={pressed} onBlur={left}>
          <input
            inputMode="numeric"
            autoComplete="off"
            placeholder={t('datePlaceholder')}
            {...input}
            {...control}
            ref={box}
            onChange={change}
            onBlur={complete}
          />
          <IconButton
            icon="calendar"
            label={t('openCalendar')}
            className={styles['opener'] ?? ''}
            aria-haspopup="dialog"
            aria-expanded={opened !== null}
            disabled={input.disabled}
            onClick={opened ? close : open}
          />
          {opened && (
            // Focusable, so that a click between days does not count as leaving.
            <div role="dialog" aria-label={t('chooseDay')} tabIndex={-1} className={styles['popover']} ref={inSight}>
              <Calendar value={opened.day} today={opened.today} onChange={choose} takesFocus {...{ min, max, isDisabled, disabledText }} />
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

const inSight = (popover: HTMLElement | null) => popover?.scrollIntoView?.({ block: 'nearest' })
