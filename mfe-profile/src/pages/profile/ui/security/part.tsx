import type { ReactNode } from 'react'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import styles from './security.module.css'

interface PartProps {
  id: string
  title: string
  lead?: ReactNode
  /** Error text. */
  error?: string | null
  children: ReactNode
}

export function SecurityPart({ id, title, lead, error, children }: PartProps) {
  return (
    <section className={styles['part']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h3 className="h3" id={id} tabIndex={-1}>
          {title}
        </h3>
        {lead && <p className="soft">{lead}</p>}
      </div>
      {error && (
        <div role="alert">
          <Note danger>{error}</Note>
        </div>
      )}
      {children}
    </section>
  )
}

/** Focuses the part's heading when a row is removed. */
export const focusPart = (id: string) => document.getElementById(id)?.focus()

/** Text of an error code; null without one. */
export function useErrorOfCode(code: ErrorCode | null): string | null {
  const errorText = useErrorText()
  return code && errorText(code)
}
