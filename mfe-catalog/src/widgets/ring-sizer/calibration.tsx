import { useState } from 'react'
import { useUnit } from 'effector-react'
import { popupClosed } from '@shop/session'
import { Button } from '@shop/ui'
import { TITLE_ID } from '@shop/ui/popup'
import { guessedScale, keepScale, readScale } from '#features/screen-scale/kept.ts'
import { useTexts } from './texts/index.ts'
import { Calibrate } from './ways/calibrate.tsx'
import styles from './sizer.module.css'

/** Calibrates this screen alone, for a picture in real size. */
export function Calibration() {
  const t = useTexts()
  const close = useUnit(popupClosed)
  const [draft, setDraft] = useState(() => readScale() ?? guessedScale())
  const match = () => {
    keepScale(draft)
    close()
  }
  return (
    <div className={styles['alone']}>
      <div className={styles['head']}>
        <h2 className="h3" id={TITLE_ID}>
          {t('calibration')}
        </h2>
      </div>
      <div className={styles['body']}>
        <Calibrate scale={draft} onScale={setDraft} />
      </div>
      <footer className={styles['foot']}>
        <p className="small muted">{t('calibrateFoot')}</p>
        <Button onClick={match}>{t('match')}</Button>
      </footer>
    </div>
  )
}
