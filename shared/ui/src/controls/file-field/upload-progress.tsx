import type { CSSProperties } from 'react'
import { useTexts } from '../../content/texts.ts'
import styles from './file-field.module.css'

/** Announces quarters only, not every update. */
const STEP = 25

export function UploadProgress({ share }: { share: number }) {
  const t = useTexts()
  const percent = Math.floor(share * 100)
  const words = percent === 100 ? t('fileSent') : t('fileSending', { percent })
  const said = percent === 100 ? t('fileSent') : t('fileSending', { percent: Math.floor(percent / STEP) * STEP })
  return (
    <div className={styles['progress']}>
      <div
        role="progressbar"
        aria-label={t('fileProgress')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
        className={styles['bar']}
        style={{ '--share': share } as CSSProperties}
      />
      <p aria-hidden="true">{words}</p>
      <p className="vh" role="status">
        {said}
      </p>
    </div>
  )
}
