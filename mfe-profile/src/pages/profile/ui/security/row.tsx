import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@shop/ui'
import styles from './security.module.css'

export interface RowAction {
  /** On the button. */
  label: string
  /** What it does, for who hears the button alone. */
  name: string
  busy: boolean
  act: () => void
  /** What is asked first; without it the button acts at once. */
  ask?: { text: string; keep: string }
}

/** One line of a list: what it is, what is known of it, what can be done. */
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

/** Asks in place before something is gone. */
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
