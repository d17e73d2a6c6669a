import { useUnit } from 'effector-react'
import { OAUTH_PROVIDERS } from '@shop/contracts/auth/oauth'
import type { Security } from '@shop/contracts/auth/security'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { $identitiesFailure, $isLinking, $ways, identityUnlinked, linking, unlinkFx } from '../../model/security/index.ts'
import { useTexts } from '../../texts/index.ts'
import { focusPart, SecurityPart, useFailureText } from './part.tsx'
import { Linking } from './linking.tsx'
import { Row } from './row.tsx'
import styles from './security.module.css'

/** Providers offered here, and linked ones. */
export function Identities({ linked }: { linked: Security['identities'] }) {
  const t = useTexts()
  const locale = useLocale()
  const { ways, error, unlink, busy, isLinking, state, link } = useUnit({
    ways: $ways,
    error: $identitiesFailure,
    unlink: identityUnlinked,
    busy: unlinkFx.pending,
    isLinking: $isLinking,
    state: linking.$state,
    link: linking.chosen,
  })
  const words = useFailureText(error)
  const isUnderWay = isLinking && (state.kind === 'waiting' || state.kind === 'finishing')
  const linkedAt = (code: string) => linked.find(({ provider }) => provider === code)?.linkedAt
  const shown = OAUTH_PROVIDERS.filter((code) => linkedAt(code) || ways?.providers.some((offered) => offered.code === code))
  if (shown.length === 0) return null
  return (
    <SecurityPart id="identities" title={t('identities')} error={words}>
      <ul className={styles['rows']} aria-labelledby="identities">
        {shown.map((code) => {
          const [provider, at] = [t(`provider_${code}`), linkedAt(code)]
          return (
            <Row
              key={code}
              title={provider}
              about={at ? t('linkedOn', { day: dateInWords(at, locale) }) : t('notLinked')}
              action={
                at
                  ? {
                      label: t('unlink'),
                      name: t('unlinkProvider', { provider }),
                      busy,
                      act: () => {
                        focusPart('identities')
                        unlink(code)
                      },
                      ask: { text: t('unlinkAsk', { provider }), keep: t('keep') },
                    }
                  : isUnderWay
                    ? null
                    : {
                        label: t('link'),
                        name: t('linkProvider', { provider }),
                        busy: false,
                        act: () => {
                          focusPart('identities')
                          link(code)
                        },
                      }
              }
            />
          )
        })}
      </ul>
      <Linking />
    </SecurityPart>
  )
}
