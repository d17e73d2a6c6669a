import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@shop/ui'
import styles from './letter.module.css'

interface ThanksProps {
  title: string
  /** What happens next. */
  children: ReactNode
  /** The words of the button that opens an empty form. */
  again: string
  onAgain: () => void
}

/** The form that had the focus is gone: what has happened is read instead. */
export function Thanks({ title, children, again, onAgain }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles['thanks']}>
      <h3 className="h3" tabIndex={-1} ref={heading}>
        {title}
      </h3>
      <p className="soft">{children}</p>
      <Button look="line" onClick={onAgain}>
        {again}
      </Button>
    </div>
  )
}
