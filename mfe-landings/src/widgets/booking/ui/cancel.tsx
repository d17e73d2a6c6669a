import { useState } from 'react'
import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { cancelFx, cancelWanted } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './visit.module.css'

/** Asks for confirmation: a released slot may be taken at once. */
export function Cancel() {
  const t = useTexts()
  const [isRequested, setRequested] = useState(false)
  const { busy, cancel } = useUnit({ busy: cancelFx.pending, cancel: cancelWanted })
  if (!isRequested) {
    return (
      <Button look="text" onClick={() => setRequested(true)}>
        {t('cancel')}
      </Button>
    )
  }
  return (
    <div className={styles['sure']} role="group" aria-label={t('cancel')}>
      <p role="status">{t('cancelSure')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- The button that was pressed is gone; the safe one takes its focus. */}
      <Button look="ink" small autoFocus onClick={() => setRequested(false)}>
        {t('cancelNo')}
      </Button>
      <Button look="text" small busy={busy} onClick={() => cancel()}>
        {t('cancelYes')}
      </Button>
    </div>
  )
}
