import { useEffect, useRef, type ReactNode } from 'react'
import { Button, Icon, VisuallyHidden } from '@shop/ui'
import { useTexts } from '../../../texts/index.ts'
import styles from './step.module.css'

export type StepState = 'done' | 'open' | 'later'

export interface StepProps {
  number: number
  title: string
  state: StepState
  /** Summary of a completed step. */
  summary: ReactNode
  onEdit: () => void
  /** Beside the title while open. */
  tool?: ReactNode
  /** Opened by a button: focuses the heading. */
  takesFocus: boolean
  children: ReactNode
}

/** Open: fields; done: a line with "change"; pending: the name only. */
export function Step({ number, title, state, summary, onEdit, tool, takesFocus, children }: StepProps) {
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = state === 'open'
  useEffect(() => {
    if (!isOpen || !takesFocus) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView?.({ block: 'start', behavior: 'instant' })
  }, [isOpen, takesFocus])
  return (
    <section className={`${styles['step']} ${styles[state]}`} aria-labelledby={`step-${number}`}>
      <div className={styles['head']}>
        <span className={styles['number']} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size="s" /> : number}
        </span>
        <h2 className="h3" id={`step-${number}`} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {state === 'done' ? (
          <Button look="text" small onClick={onEdit}>
            {t('edit')}
            <VisuallyHidden>: {title.toLowerCase()}</VisuallyHidden>
          </Button>
        ) : (
          isOpen && tool
        )}
      </div>
      {state === 'done' && <div className={styles['summary']}>{summary}</div>}
      {isOpen && children}
    </section>
  )
}
