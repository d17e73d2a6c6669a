import { Button } from '@shop/ui'
import { useTexts } from '../texts.ts'
import styles from './area-failure.module.css'

export interface AreaFailureProps {
  onRetry: () => void
}

/** Replaces a failed area by one line. */
export function AreaFailure({ onRetry }: AreaFailureProps) {
  const t = useTexts()
  return (
    <div role="alert" className={`wrap ${styles['failure']}`}>
      <p>{t('areaFailed')}</p>
      <Button look="line" small onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  )
}
