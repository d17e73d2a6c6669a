import { useUnit } from 'effector-react'
import { $sent } from '../model.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { Thanks } from './thanks.tsx'
import styles from './feedback.module.css'

export function Letter() {
  const sent = useUnit($sent)
  return <div className={styles['feedback']}>{sent ? <Thanks {...sent} /> : <FeedbackForm />}</div>
}
