import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Note } from './note.tsx'

export interface ErrorSummaryProps {
  /** Before the names of the fields; it may tell how many are listed. */
  title: string | ((count: number) => string)
  /** Control id and name, in page order. */
  fields: readonly { id: string; label: string }[]
  /** Increases with every attempt: takes the focus again. */
  attempt: number
}

/**
 * Links to invalid fields after a refused submit. Focused, so that it is read first. A field that is right again leaves it; fields that
 * became wrong later wait for the next attempt. A single invalid field takes the focus itself, and there is no summary
 * [forms.one-mistake-focused].
 */
export function ErrorSummary({ title, fields, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<Omit<ErrorSummaryProps, 'title'> | null>(null)
  if (fields.length > 0 && kept?.attempt !== attempt) setKept({ fields, attempt })
  const shown = kept?.attempt === attempt ? kept.fields.filter(({ id }) => fields.some((one) => one.id === id)) : []
  const isShown = shown.length > 0
  const single = kept?.attempt === attempt && kept.fields.length === 1 ? kept.fields[0]?.id : undefined
  useEffect(() => {
    if (attempt === 0 || !box.current) return
    // A field that is not shown, as in a closed part, cannot take the focus: then the summary names it.
    box.current.hidden = single !== undefined && lead(single)
    if (!box.current.hidden) box.current.focus()
  }, [attempt, isShown, single])
  if (!isShown) return null
  return (
    <div role="alert" tabIndex={-1} ref={box} hidden={single !== undefined}>
      <Note danger>
        {typeof title === 'string' ? title : title(shown.length)}:{' '}
        {shown.map(({ id, label }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <a className="link" href={`#${id}`} onClick={(event) => follow(event, id)}>
              {label}
            </a>
          </span>
        ))}
      </Note>
    </div>
  )
}

/** No hash navigation: it would add a history entry. */
function follow(event: MouseEvent, id: string) {
  event.preventDefault()
  lead(id)
}

/** @returns whether the field has the focus now */
function lead(id: string) {
  const place = document.getElementById(id)
  const control = place?.matches('input, select, textarea, button')
    ? place
    : (place?.querySelector('input, select, textarea, button') ?? place)
  place?.scrollIntoView?.({ block: 'center' })
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  return control !== null && document.activeElement === control
}
