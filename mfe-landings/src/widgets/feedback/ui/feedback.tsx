import { useUnit } from 'effector-react'
import { Thanks } from '#features/letter/thanks.tsx'
import { $sent, anotherWanted } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import { FeedbackForm } from './feedback-form.tsx'
import styles from './feedback.module.css'

export function Letter() {
  const t = useTexts()
  const { sent, again } = useUnit({ sent: $sent, again: anotherWanted })
  return (
    <div className={styles['feedback']}>
      {sent ? (
        <Thanks title={sent.message} again={t('another')} onAgain={() => again()}>
          {t('number', { number: sent.number })} {sent.email ? t('mailed', { email: sent.email }) : t('willCall')}
        </Thanks>
      ) : (
        <FeedbackForm />
      )}
    </div>
  )
}
