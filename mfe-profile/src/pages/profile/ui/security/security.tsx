import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { $security, $securityFailure, shown } from '../../model/security/index.ts'
import { SectionFailure } from '../section-failure.tsx'
import { Waiting } from '../waiting.tsx'
import { Identities } from './identities.tsx'
import { PasskeyList } from './passkeys.tsx'
import { PasswordPart } from './password.tsx'
import { SessionList } from './sessions.tsx'
import styles from './security.module.css'

export function SecuritySection() {
  const { security, failure, show } = useUnit({ security: $security, failure: $securityFailure, show: shown })
  useEffect(() => void show(), [show])
  if (failure && !security) return <SectionFailure error={failure} />
  if (!security) return <Waiting />
  return (
    <div className={styles['security']}>
      <PasskeyList />
      <PasswordPart security={security} />
      <Identities linked={security.identities} />
      <SessionList sessions={security.sessions} />
    </div>
  )
}

export default SecuritySection
