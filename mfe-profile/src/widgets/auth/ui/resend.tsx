import { useUnit } from 'effector-react'
import type { CodeMethod } from '@shop/contracts/auth'
import { Button } from '@shop/ui'
import { useSecondsLeft } from '@shop/ui/field'
import { resendAsked, resendFx, type SentCode } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './auth.module.css'

/** A new code after a while, and from the second time on by another way, if the server offers one (reading 39). */
export function Resend({ code: { resendAt, methods } }: { code: SentCode }) {
  const t = useTexts()
  const left = useSecondsLeft(resendAt)
  const { ask, busy } = useUnit({ ask: resendAsked, busy: resendFx.pending })
  return (
    <div className={styles['rows']}>
      {methods.map((method) => (
        <div key={method}>
          <span>{t(`by_${method}` satisfies `by_${CodeMethod}`)}</span>
          {left > 0 ? (
            <span className="muted num" role="timer">
              {t('in', { count: left })}
            </span>
          ) : (
            <Button look="text" small busy={busy} onClick={() => ask(method)}>
              {t('again')}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}
