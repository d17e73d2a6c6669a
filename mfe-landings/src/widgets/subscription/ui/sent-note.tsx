import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import { KIOSK_DONE_MS } from '@shop/contracts/core/limits'
import { Button, Icon } from '@shop/ui'
import { type Sent, started } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './form.module.css'

/** The same text for every address: details are sent by letter only. */
export function SentNote({ sent: { place, email } }: { sent: Sent }) {
  const t = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles['sent']}>
      <Icon name="mail" size="l" className={styles['icon']} />
      <h3 className="h2" tabIndex={-1} ref={heading}>
        {t('sent')}
      </h3>
      {place === 'tablet' ? (
        <ForTheNext />
      ) : (
        <>
          <p className="lead">{t('sentTo', { email })}</p>
          <p className="small muted">{t('sentHelp')}</p>
        </>
      )}
    </div>
  )
}

/** The kiosk's next visitor gets an empty form. */
function ForTheNext() {
  const t = useTexts()
  const start = useUnit(started)
  useEffect(() => {
    const timer = setTimeout(() => start('tablet'), KIOSK_DONE_MS)
    return () => clearTimeout(timer)
  }, [start])
  return (
    <>
      <p className="lead">{t('sentKiosk')}</p>
      <Button look="line" onClick={() => start('tablet')}>
        {t('done')}
      </Button>
    </>
  )
}
