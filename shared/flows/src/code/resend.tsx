import { useUnit } from 'effector-react'
import type { CodeMethod } from '@shop/contracts/auth'
import type { Translate } from '@shop/i18n'
import { Button } from '@shop/ui'
import { useSecondsLeft } from '@shop/ui/field'
import type { codeTexts } from '../../texts/ru.ts'
import type { Confirmation } from './confirmation.ts'
import styles from './resend.module.css'

export interface ResendProps {
  confirmation: Confirmation<unknown>
  /** The caller's own texts, which include `codeTexts`. */
  t: Translate<typeof codeTexts>
}

/** A new code after a while, and from the second time on by another way, if the server offers one. */
export function Resend({ confirmation, t }: ResendProps) {
  const { sent, busy, ask } = useUnit({ sent: confirmation.$sent, busy: confirmation.$isSending, ask: confirmation.codeWanted })
  const left = useSecondsLeft(sent?.resendAt ?? null)
  if (!sent) return null
  return (
    <div className={styles['rows']}>
      {sent.methods.map((method) => (
        <div key={method}>
          <span>{t(`codeBy_${method}` satisfies `codeBy_${CodeMethod}`)}</span>
          {left > 0 ? (
            <span className="muted num" role="timer">
              {t('codeIn', { count: left })}
            </span>
          ) : (
            <Button look="text" small busy={busy} onClick={() => ask({ login: sent.login, method })}>
              {t('codeAgain')}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}
