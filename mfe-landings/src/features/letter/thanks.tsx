import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@shop/ui'
import styles from './letter.module.css'

interface ThanksProps {
  title: string
  /** What happens next. */
  children: ReactNode
  /** Label of the button that opens an empty form. */
  again: string
  onAgain: () => void
}

/** The focused form is removed: focuses the result instead. */
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
