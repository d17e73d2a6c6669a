import type { ReactNode } from 'react'
import { codeOf, type RequestError } from '@shop/http'
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

/** Why a call failed, in words; null without a failure. */
export function useFailureText(failure: RequestError | null): string | null {
  const errorText = useErrorText()
  return failure && errorText(codeOf(failure))
}
