import { useUnit } from 'effector-react'
import { $sentFrom } from '../model/application.ts'
import { ApplicationForm } from './application-form.tsx'
import { FORM_ID } from './form-id.ts'
import { Sent } from './sent.tsx'
import styles from './application.module.css'

export function Application() {
  const sentFrom = useUnit($sentFrom)
  return (
    <div id={FORM_ID} className={styles['application']}>
      {sentFrom === null ? <ApplicationForm /> : <Sent contact={sentFrom} />}
    </div>
  )
}
