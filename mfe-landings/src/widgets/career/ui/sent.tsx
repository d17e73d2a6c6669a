import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { phoneInWords } from '@shop/forms/contact'
import { Button } from '@shop/ui'
import { anotherWanted } from '../model/application.ts'
import { useTexts } from '../texts/index.ts'
import styles from './application.module.css'

/** The form that had the focus is gone: what has happened is read instead. */
export function Sent({ contact }: { contact: string }) {
  const t = useTexts()
  const again = useUnit(anotherWanted)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles['sent']}>
      <h3 className="h3" tabIndex={-1} ref={title}>
        {t('sent')}
      </h3>
      <p className="soft">{t('sentText', { contact: phoneInWords(contact) })}</p>
      <Button look="line" onClick={() => again()}>
        {t('another')}
      </Button>
    </div>
  )
}
