import { useEffect, useRef, type ReactNode } from 'react'
import { TITLE_ID } from '@shop/ui/popup'
import styles from './auth.module.css'

/** Heading of a step; the popup is called by it. */
export const StepHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles['head']}>
    <h2 className="h2" id={TITLE_ID}>
      {title}
    </h2>
    <p className="soft">{children}</p>
  </div>
)

/** The first field of a step takes the focus when the step appears. */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.focus(), [])
  return form
}
