import { useEffect, useRef, type ReactNode } from 'react'
import { TITLE_ID } from '@shop/ui/popup'
import styles from './auth.module.css'

interface StepHeadProps {
  title: string
  children: ReactNode
  /** For steps without a field. */
  takesFocus?: boolean
}

/** Step heading; also the popup's accessible name. */
export function StepHead({ title, children, takesFocus = false }: StepHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <div className={styles['head']}>
      <h2 className="h2" id={TITLE_ID} ref={heading} tabIndex={takesFocus ? -1 : undefined}>
        {title}
      </h2>
      <p className="soft">{children}</p>
    </div>
  )
}

/** Focuses the first empty field of a step, or its first one, or its button; once more when the shopper chooses another way. */
export function useFirstField(way?: string) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])') ?? [])]
    const first = fields.find(({ value }) => value === '') ?? fields[0] ?? form.current?.querySelector<HTMLElement>('[type="submit"]')
    first?.focus()
  }, [way])
  return form
}
