import { useRef, useState } from 'react'
import { useUnit } from 'effector-react'
import { onlineChanged } from '@shop/session'
import { Icon } from '@shop/ui'
import { useTexts } from '../../chrome/texts.ts'
import { useClearance } from '../../chrome/toasts/clearance.ts'
import { isReachable } from './connection.ts'
import styles from './offline-banner.module.css'

/** Offline notice; disappears when the shop responds. */
export function OfflineBanner() {
  const t = useTexts()
  const changed = useUnit(onlineChanged)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useClearance(box, null)
  const retry = async () => {
    setBusy(true)
    const isBack = await isReachable()
    setBusy(false)
    if (isBack) changed(true)
  }
  return (
    <div className={styles['banner']} ref={box}>
      <Icon name="offline" size="s" />
      <p>{t('offline')}</p>
      <button type="button" aria-busy={isBusy} onClick={() => void retry()}>
        {t('retry')}
      </button>
    </div>
  )
}
