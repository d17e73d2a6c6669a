import { useUnit } from 'effector-react'
import type { CodeMethod } from '@shop/contracts/confirmation/code'
import type { Translate } from '@shop/i18n'
import { Button } from '@shop/ui'
import { useSecondsLeft } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import type { codeTexts } from '../../texts/ru.ts'
import type { Confirmation } from './confirmation.ts'
import styles from './resend.module.css'

export interface ResendProps {
  confirmation: Confirmation<unknown>
  /** The caller's texts, which include `codeTexts`. */
  t: Translate<typeof codeTexts>
}

/** Requests a new code after a countdown; from the second time on also by other methods. */
export function Resend({ confirmation, t }: ResendProps) {
  const { sent, ended, busy, ask } = useUnit({
    sent: confirmation.$sent,
    ended: confirmation.$end,
    busy: confirmation.$isSending,
    ask: confirmation.codeWanted,
  })
  const left = useSecondsLeft(sent?.resendAt ?? null)
  const life = useSecondsLeft(sent?.expiresAt ?? null)
  if (!sent) return null
  const end = ended ?? (life > 0 ? null : 'expired')
  return (
    <div className={styles['rows']}>
      {end && (
        <div role="alert" className={styles['end']}>
          <Note danger>{t(end === 'expired' ? 'codeExpired' : 'codeTriesOver')}</Note>
        </div>
      )}
      {sent.methods.map((method) => (
        <div key={method}>
          <span>{t(`codeBy_${method}` satisfies `codeBy_${CodeMethod}`)}</span>
          {/* After too many wrong attempts the API allows a new code at once. */}
          {left > 0 && end !== 'tries' ? (
            <span className="muted num" role="timer">
              {t('codeIn', { count: left })}
            </span>
          ) : (
            <Button look="text" small busy={busy} onClick={() => ask({ login: sent.login, method })}>
              {t(`codeAgain_${method}` satisfies `codeAgain_${CodeMethod}`)}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}
