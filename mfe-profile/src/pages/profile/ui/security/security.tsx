import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { $security, $securityFailure, shown } from '../../model/security/index.ts'
import { useTexts } from '../../texts/index.ts'
import { useLocale } from '@shop/i18n'
import { DeletionPart } from './deletion.tsx'
import { SectionFailure } from '../frame/section-failure.tsx'
import { SectionSkeleton } from '../frame/waiting.tsx'
import { Identities } from './identities.tsx'
import { PasskeyList } from './passkeys.tsx'
import { PasswordPart } from './password.tsx'
import { SessionList } from './sessions.tsx'
import styles from './security.module.css'

export default function SecuritySection() {
  const t = useTexts()
  const { security, failure, show } = useUnit({ security: $security, failure: $securityFailure, show: shown })
  // The Russian storefront has a page for it.
  const isAbroad = useLocale() !== 'ru'
  useEffect(() => show(), [show])
  if (failure && !security) return <SectionFailure error={failure} />
  if (!security) return <SectionSkeleton />
  return (
    <div className={styles['security']}>
      <h2 className="h2">{t('security')}</h2>
      <PasskeyList />
      <PasswordPart security={security} />
      <Identities linked={security.identities} />
      <SessionList sessions={security.sessions} />
      {isAbroad && <DeletionPart />}
    </div>
  )
}
