import type { FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { CodeInput, Resend, useCodeForm } from '@shop/flows/code'
import { phoneInWords } from '@shop/forms/contact'
import { Button } from '@shop/ui'
import { $isLooking, confirmation, numberWanted } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../start-return.module.css'

/** The code of the phone: the order is looked for with its last digit. */
export function CodeStep({ login }: { login: string }) {
  const t = useTexts()
  const form = useCodeForm(confirmation)
  const { change, isLooking } = useUnit({ change: numberWanted, isLooking: $isLooking })
  const sent = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form noValidate className={styles['step']} aria-labelledby="return-code" onSubmit={sent}>
      <h3 className="h3" id="return-code">
        {t('code')}
      </h3>
      <p className="soft" role="status">
        {t('codeSentTo', { login: phoneInWords(login) })}.{' '}
        <button type="button" className="link" onClick={() => change()}>
          {t('change')}
        </button>
      </p>
      <CodeInput form={form} label={t('fourDigits')} />
      <Resend confirmation={confirmation} t={t} />
      <Button type="submit" busy={form.busy || isLooking} className={styles['submit']}>
        {t('findOrder')}
      </Button>
    </form>
  )
}
