import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { Button } from '@shop/ui'
import { anotherWanted, type Sent } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './feedback.module.css'

/** The form that had the focus is gone: what has happened is read instead. */
export function Thanks({ number, message, email }: Sent) {
  const t = useTexts()
  const again = useUnit(anotherWanted)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles['thanks']}>
      <h3 className="h3" tabIndex={-1} ref={title}>
        {message}
      </h3>
      <p className="soft">
        {t('number', { number })} {email ? t('mailed', { email }) : t('willCall')}
      </p>
      <Button look="line" onClick={() => again()}>
        {t('another')}
      </Button>
    </div>
  )
}
