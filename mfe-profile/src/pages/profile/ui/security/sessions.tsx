import { useState } from 'react'
import { useUnit } from 'effector-react'
import type { ShopperSession } from '@shop/contracts/auth/security'
import { useLocale } from '@shop/i18n'
import { localMoment } from '@shop/i18n/dates'
import { Button } from '@shop/ui'
import {
  $sessionsFailure,
  endEverywhereFx,
  endOthersFx,
  endSessionFx,
  everywhereEnded,
  othersEnded,
  sessionEnded,
} from '../../model/security/index.ts'
import { useTexts } from '../../texts/index.ts'
import { focusPart, SecurityPart, useFailureText } from './part.tsx'
import { Question, Row } from './row.tsx'
import styles from './security.module.css'

export function SessionList({ sessions }: { sessions: readonly ShopperSession[] }) {
  const t = useTexts()
  const error = useFailureText(useUnit($sessionsFailure))
  const { endOthers, ending } = useUnit({ endOthers: othersEnded, ending: endOthersFx.pending })
  const hasOthers = sessions.some(({ current }) => !current)
  return (
    <SecurityPart id="sessions" title={t('sessions')} error={error}>
      <ul className={styles['rows']} aria-labelledby="sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers && (
        <div className={styles['actions']}>
          <Button
            look="line"
            busy={ending}
            onClick={() => {
              focusPart('sessions')
              endOthers()
            }}
          >
            {t('endOthers')}
          </Button>
          <Everywhere />
        </div>
      )}
    </SecurityPart>
  )
}

/** Includes this device: asks for confirmation, because the page is left. */
function Everywhere() {
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  const { end, busy } = useUnit({ end: everywhereEnded, busy: endEverywhereFx.pending })
  if (!isAsking) {
    return (
      <Button look="text" small onClick={() => setAsking(true)}>
        {t('endEverywhere')}
      </Button>
    )
  }
  const label = t('endEverywhere')
  return (
    <Question
      action={{ label, name: label, busy, act: () => end() }}
      ask={{ text: t('endEverywhereAsk'), keep: t('stay') }}
      onKeep={() => setAsking(false)}
    />
  )
}

function SessionRow({ session }: { session: ShopperSession }) {
  const t = useTexts()
  const locale = useLocale()
  const { end, busy } = useUnit({ end: sessionEnded, busy: endSessionFx.pending })
  const { id, current, device, place, signedInAt, lastSeenAt } = session
  const title = [device ?? t('someDevice'), place].filter(Boolean).join(', ')
  const about = [
    current && t('thisDevice'),
    signedInAt && t('signedInAt', { moment: localMoment(signedInAt, locale) }),
    !current && t('lastSeenAt', { moment: localMoment(lastSeenAt, locale) }),
  ].filter(Boolean)
  return (
    <Row
      title={title}
      about={about.join('. ')}
      action={
        current
          ? null
          : {
              label: t('endSession'),
              name: t('endSessionOf', { device: title }),
              busy,
              act: () => {
                focusPart('sessions')
                end(id)
              },
            }
      }
    />
  )
}
