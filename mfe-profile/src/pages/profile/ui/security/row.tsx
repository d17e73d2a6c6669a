import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@shop/ui'
import styles from './security.module.css'

export interface RowAction {
  /** Button label. */
  label: string
  /** Accessible label. */
  name: string
  busy: boolean
  act: () => void
  /** Confirmation question; without one the button acts at once. */
  ask?: { text: string; keep: string }
}

/** A row with description and action. */
export function Row({ title, about, action }: { title: string; about: ReactNode; action: RowAction | null }) {
  const [isAsking, setAsking] = useState(false)
  const { ask } = action ?? {}
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <span>{title}</span>
        <span className="small muted">{about}</span>
      </div>
      {action && !(isAsking && ask) && (
        <Button look="text" small aria-label={action.name} busy={action.busy} onClick={() => (ask ? setAsking(true) : action.act())}>
          {action.label}
        </Button>
      )}
      {action && isAsking && ask && <Question action={action} ask={ask} onKeep={() => setAsking(false)} />}
    </li>
  )
}

interface QuestionProps {
  action: Omit<RowAction, 'ask'>
  ask: { text: string; keep: string }
  onKeep: () => void
}

/** An inline confirmation. */
export function Question({ action, ask, onKeep }: QuestionProps) {
  const keep = useRef<HTMLDivElement>(null)
  useEffect(() => keep.current?.querySelector('button')?.focus(), [])
  return (
    <div className={styles['question']} ref={keep} role="group" aria-label={action.name}>
      <p className="small">{ask.text}</p>
      <div className={styles['answers']}>
        <Button look="ink" small busy={action.busy} onClick={action.act}>
          {action.label}
        </Button>
        <Button look="text" small onClick={onKeep}>
          {ask.keep}
        </Button>
      </div>
    </div>
  )
}
