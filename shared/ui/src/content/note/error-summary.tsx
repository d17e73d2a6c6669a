import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Note } from './note.tsx'

export interface ErrorSummaryProps {
  /** Shown for at least two invalid fields. */
  title: string
  /** Control id and name, in page order. */
  fields: readonly { id: string; label: string }[]
  /** Increases with every attempt: focuses the summary again. */
  attempt: number
}

/**
 * Links to invalid fields after a refused submit. Focused, so that it is read first. A field that is right again leaves it; fields that
 * became wrong later wait for the next attempt.
 */
export function ErrorSummary({ title, fields, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<ErrorSummaryProps | null>(null)
  if (fields.length > 0 && kept?.attempt !== attempt) setKept({ title, fields, attempt })
  const shown = kept?.attempt === attempt ? kept.fields.filter(({ id }) => fields.some((one) => one.id === id)) : []
  const isShown = shown.length > 0
  useEffect(() => {
    if (attempt > 0 && isShown) box.current?.focus()
  }, [attempt, isShown])
  if (!isShown) return null
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      <Note danger>
        {title}:{' '}
        {shown.map(({ id, label }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <a className="link" href={`#${id}`} onClick={(event) => lead(event, id)}>
              {label}
            </a>
          </span>
        ))}
      </Note>
    </div>
  )
}

/** No hash navigation: it would add a history entry. */
function lead(event: MouseEvent, id: string) {
  event.preventDefault()
  const place = document.getElementById(id)
  const control = place?.matches('input, select, textarea, button')
    ? place
    : (place?.querySelector('input, select, textarea, button') ?? place)
  place?.scrollIntoView?.({ block: 'center' })
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
}
