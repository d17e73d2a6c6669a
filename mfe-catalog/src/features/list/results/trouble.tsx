import { useUnit } from 'effector-react'
import { Button, Icon, useRetryWhenBack } from '@shop/ui'
import { retried } from '../model.ts'
import { useTexts } from '../texts/texts.ts'
import styles from './trouble.module.css'

/** A failed filter or page: the previous list stays below. */
export default function ListFailure() {
  const t = useTexts()
  const retry = useUnit(retried)
  useRetryWhenBack(retry)
  return (
    <div role="alert" className={styles['trouble']}>
      <Icon name="offline" />
      <p>
        <b>{t('failed')}.</b> {t('failedText')}
      </p>
      <Button look="line" small onClick={() => retry()}>
        {t('retry')}
      </Button>
    </div>
  )
}
