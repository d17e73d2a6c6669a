import type { FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { Button } from '@shop/ui'
import { OverlayAction } from '@shop/ui/popup'
import { CodeInput, Resend, useCodeForm } from '../code/index.ts'
import { phoneShown } from '../phone-field/index.ts'
import type { OrderFinder } from './finder.ts'
import styles from './find-order.module.css'
import type { FinderTexts } from './texts.ts'

interface CodeStepProps {
  finder: OrderFinder
  login: string
  t: FinderTexts
}

/** Code entry for the phone; the last digit starts the lookup. */
export function CodeStep({ finder, login, t }: CodeStepProps) {
  const form = useCodeForm(finder.confirmation)
  const { change, isLooking, sendError } = useUnit({
    change: finder.numberWanted,
    isLooking: finder.$isLooking,
    sendError: finder.confirmation.$sendError,
  })
  const to = phoneShown(login)
  const sent = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form noValidate className={styles['step']} aria-labelledby="order-code" onSubmit={sent}>
      <h3 className="h3" id="order-code">
        {t('code')}
      </h3>
      <p className="soft" role="status">
        {sendError === 'CODE_NOT_SENDED' ? `${t('maybeSentTo')} ${to}` : t('codeSentTo', { login: to })}.{' '}
        <button type="button" className="link" onClick={() => change()}>
          {t('change')}
        </button>
      </p>
      <CodeInput form={form} label={t('fourDigits')} />
      <Resend confirmation={finder.confirmation} t={t} />
      <OverlayAction>
        <Button type="submit" busy={form.busy || isLooking} className={styles['submit']}>
          {t('findOrder')}
        </Button>
      </OverlayAction>
    </form>
  )
}
