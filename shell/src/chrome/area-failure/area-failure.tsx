import { Button } from '@shop/ui'
import { useTexts } from '../texts.ts'
import styles from './area-failure.module.css'

export interface AreaFailureProps {
  onRetry: () => void
}

/** In the place of an area whose remote did not come: one line, so that the rest of the page keeps its shape. */
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
