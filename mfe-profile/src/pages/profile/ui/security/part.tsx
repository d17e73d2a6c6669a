import { useRef, type ReactNode } from 'react'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import styles from './security.module.css'

export interface PartProps {
  id: string
  title: string
  lead?: ReactNode
  error?: ErrorCode | string | null
  children: (focusTitle: () => void) => ReactNode
}

/** A part of the section. Its heading takes the focus of a row that has gone. */
export function SecurityPart({ id, title, lead, error, children }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h3 className="h3" id={id} tabIndex={-1} ref={heading}>
          {title}
        </h3>
        {lead && <p className="soft">{lead}</p>}
      </div>
      {error && (
        <div role="alert">
          <Note danger>{error}</Note>
        </div>
      )}
      {children(() => heading.current?.focus())}
    </section>
  )
}

/** The words of a code; null when nothing went wrong. */
export function useErrorWords(code: ErrorCode | null): string | null {
  const errorText = useErrorText()
  return code && errorText(code)
}
