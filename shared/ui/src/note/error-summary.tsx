import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Note } from './note.tsx'

export interface ErrorSummaryProps {
  /** Two fields have to be looked at. */
  title: string
  /** Id of a control and its name, in the order of the page. */
  fields: readonly { id: string; label: string }[]
  /** Grows with every attempt: the summary takes the focus again. */
  attempt: number
}

/**
 * After a form was refused: what to look at, each a link to its field. Takes the focus, so that it is read aloud first.
 * Stays as it is until the next attempt: if it went with the last fault, the page would jump under a finger.
 */
export function ErrorSummary({ title, fields, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<ErrorSummaryProps | null>(null)
  if (fields.length > 0 && kept?.attempt !== attempt) setKept({ title, fields, attempt })
  const shown = kept?.attempt === attempt ? kept : null
  const isShown = shown !== null
  useEffect(() => {
    if (attempt > 0 && isShown) box.current?.focus()
  }, [attempt, isShown])
  if (!shown) return null
  return (
    <div role="alert" tabIndex={-1} ref={box}>
      <Note danger>
        {shown.title}:{' '}
        {shown.fields.map(({ id, label }, index) => (
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

/** The address stays as it is: the hash would be a step back for the shopper. */
function lead(event: MouseEvent, id: string) {
  event.preventDefault()
  const place = document.getElementById(id)
  const control = place?.matches('input, select, textarea, button')
    ? place
    : (place?.querySelector('input, select, textarea, button') ?? place)
  place?.scrollIntoView?.({ block: 'center' })
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
}
