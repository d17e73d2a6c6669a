import type { ReactNode } from 'react'
import { Button, Icon, useRetryWhenBack, type IconName } from '@shop/ui'
import { useTexts } from '../../content/texts.ts'
import styles from './states.module.css'

export interface EmptyProps {
  icon?: IconName
  title: ReactNode
  text?: ReactNode
  /** A link styled as a button, or chips. */
  children?: ReactNode
  /** Full-page text size. */
  level?: 1 | 2 | 3
}

/** An empty state with a suggestion. */
export function Empty({ icon, title, text, children, level = 2 }: EmptyProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles['state']}>
      {icon && <Icon name={icon} size="xl" className={styles['icon']} />}
      <Title className={level === 1 ? 'h2' : 'h3'}>{title}</Title>
      {text && <p>{text}</p>}
      {children && <div className={styles['action']}>{children}</div>}
    </div>
  )
}

export interface FailureProps {
  /** Reason: the text of the error code. */
  text?: ReactNode
  title?: ReactNode
  onRetry?: () => void
}

/** A failed load with retry; retries automatically once the API responds again. */
export function Failure({ title, text, onRetry }: FailureProps) {
  const t = useTexts()
  useRetryWhenBack(onRetry)
  return (
    <div role="alert">
      <Empty icon="offline" title={title ?? t('failed')} text={text ?? t('failedText')}>
        {onRetry && (
          <Button look="line" onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </Empty>
    </div>
  )
}
