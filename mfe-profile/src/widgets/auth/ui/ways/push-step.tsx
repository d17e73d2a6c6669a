import { useUnit } from 'effector-react'
import { phoneShown } from '@shop/flows/phone-field'
import { Button, Icon } from '@shop/ui'
import { useErrorText, useSecondsLeft } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $push, $pushEnd, confirmation, loginWanted, pushFx, pushWanted, smsWanted } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { Deactivated } from '../deactivated.tsx'
import { StepHead } from '../step-head.tsx'
import styles from '../auth.module.css'

/** Waiting for confirmation on the phone, with an SMS alternative. */
export function PushStep() {
  const t = useTexts()
  const errorText = useErrorText()
  const { push, end, sendError, sending, asking, bySms, again, back } = useUnit({
    push: $push,
    end: $pushEnd,
    sendError: confirmation.$sendError,
    sending: confirmation.$isSending,
    asking: pushFx.pending,
    bySms: smsWanted,
    again: pushWanted,
    back: loginWanted,
  })
  const left = useSecondsLeft(end ? null : (push?.expiresAt ?? null))
  if (!push) return null
  return (
    <div className={styles['form']}>
      <StepHead title={t('push')} takesFocus>
        {t('pushTo')} <span className={`num ${styles['phone']}`}>{phoneShown(push.phone)}</span>.{' '}
        <button type="button" className={`link ${styles['change']}`} onClick={() => back()}>
          {t('change')}
        </button>
      </StepHead>
      <div className={styles['state']} role="status">
        {end === null && (
          <p>
            <Icon name="bell" size="l" />
            <span>{t('pushHint')}</span>
          </p>
        )}
        {(end === 'refused' || end === 'expired') && <Note danger>{t(end === 'refused' ? 'pushRefused' : 'pushExpired')}</Note>}
        {end === 'ACCOUNT_DEACTIVATED' && <Deactivated />}
        {sendError && <Note danger>{errorText(sendError)}</Note>}
      </div>
      {end === null && (
        <p className="small muted num" role="timer">
          {t('pushWaits', { count: left })}
        </p>
      )}
      <div className={styles['sends']}>
        <Button look={end === null ? 'line' : 'main'} wide busy={sending} onClick={() => bySms()}>
          {t('smsInstead')}
        </Button>
        {end !== null && (
          <Button look="text" small busy={asking} onClick={() => again({ phone: push.phone })}>
            {t('pushAgain')}
          </Button>
        )}
      </div>
    </div>
  )
}
