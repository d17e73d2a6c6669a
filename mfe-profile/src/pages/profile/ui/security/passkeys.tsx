import { useUnit } from 'effector-react'
import type { Passkey } from '@shop/contracts/auth/passkeys'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Button } from '@shop/ui'
import { Skeleton } from '@shop/ui/states'
import { canUsePasskeys } from '#features/passkey/ceremony.ts'
import { useEnrolmentError } from '#features/passkey/use-enrolment-error.ts'
import { $passkeys, $passkeysFailure, $ways, enrolment, passkeyRemoved, removePasskeyFx } from '../../model/security/index.ts'
import { useTexts } from '../../texts/index.ts'
import { focusPart, SecurityPart, useFailureText } from './part.tsx'
import { Row } from './row.tsx'
import styles from './security.module.css'

export function PasskeyList() {
  const t = useTexts()
  const { list, error, ways } = useUnit({ list: $passkeys, error: $passkeysFailure, ways: $ways })
  const { add, adding, notAdded } = useUnit({ add: enrolment.wanted, adding: enrolment.$isLoading, notAdded: enrolment.$error })
  const listError = useFailureText(error)
  const addError = useEnrolmentError(t, notAdded)
  const canAdd = canUsePasskeys()
  return (
    <SecurityPart id="passkeys" title={t('passkeys')} lead={t('passkeysWhy', { host: location.hostname })} error={addError ?? listError}>
      {list === null && !error && <Skeleton height="72px" />}
      {list !== null && list.length > 0 && (
        <ul className={styles['rows']} aria-labelledby="passkeys">
          {list.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canAdd && ways?.passkey && (
        <div className={styles['actions']}>
          <Button look="line" busy={adding} onClick={() => add()}>
            {t('addPasskey')}
          </Button>
        </div>
      )}
      {!canAdd && <p className="small muted">{t('noPasskeysHere')}</p>}
    </SecurityPart>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useTexts()
  const locale = useLocale()
  const { remove, removing } = useUnit({ remove: passkeyRemoved, removing: removePasskeyFx.pending })
  const { id, device, host, isOfThisHost, isSynced, createdAt, lastUsedAt } = passkey
  const title = device ?? t('someDevice')
  const day = dateInWords(createdAt, locale)
  const about = [
    t('passkeyMadeOn', { day }),
    lastUsedAt ? t('passkeyUsedOn', { day: dateInWords(lastUsedAt, locale) }) : t('passkeyUnused'),
    isSynced && t('passkeySynced'),
    !isOfThisHost && t('passkeyOfHost', { host }),
  ].filter(Boolean)
  return (
    <Row
      title={title}
      about={about.join(', ')}
      action={{
        label: t('remove'),
        name: t('removePasskey', { device: title, day }),
        busy: removing,
        act: () => {
          focusPart('passkeys')
          remove(id)
        },
        ask: { text: t('removePasskeyAsk'), keep: t('keep') },
      }}
    />
  )
}
