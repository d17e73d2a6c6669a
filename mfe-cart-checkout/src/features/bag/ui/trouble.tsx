import { useUnit } from 'effector-react'
import { $online } from '@shop/session'
import { Button, Icon, useRetryWhenBack } from '@shop/ui'
import { $unsent, retried } from '../model/index.ts'
import { useBagTexts } from '../texts/context.ts'
import styles from './trouble.module.css'

/** Says that changes are not saved yet. They are sent again when the API answers, or by the button [bag.unsent-sent-again]. */
export function UnsentChanges() {
  const t = useBagTexts()
  const { stuck, online, tryAgain } = useUnit({ stuck: $unsent, online: $online, tryAgain: retried })
  useRetryWhenBack(stuck ? tryAgain : undefined)
  return (
    <div role="status">
      {stuck && (
        <div className={styles['trouble']}>
          <Icon name={online ? 'alert' : 'offline'} size="s" />
          <p>{online ? t('stuck') : t('stuckOffline')}</p>
          <Button look="text" small onClick={() => tryAgain()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
