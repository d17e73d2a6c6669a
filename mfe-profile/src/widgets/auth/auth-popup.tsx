import { useEffect, useLayoutEffect, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import type { AuthSource } from '@shop/contracts/auth/auth-source'
import { useNavigate } from '@shop/routing'
import { popupClosed } from '@shop/session'
import { $isPhoneOnly, $outcome, $source, $step, started, type Step } from './model/index.ts'
import { CaptchaStep } from './ui/phone/captcha-step.tsx'
import { CodeStep } from './ui/phone/code-step.tsx'
import { LoginStep } from './ui/phone/login-step.tsx'
import { ProviderStep } from './ui/ways/provider-step.tsx'
import { PushStep } from './ui/ways/push-step.tsx'
import { RegistrationStep } from './ui/registration-step.tsx'
import styles from './ui/auth.module.css'

const STEPS: Record<Step, ComponentType> = {
  login: LoginStep,
  captcha: CaptchaStep,
  code: CodeStep,
  push: PushStep,
  provider: ProviderStep,
  registration: RegistrationStep,
}

export interface AuthPopupProps {
  source?: AuthSource
  /** Said in place of the usual reason to sign in. */
  why?: string
}

/** Sign-in popup; callers learn about the shopper from the session. */
export function AuthPopup({ source = 'login', why }: AuthPopupProps) {
  const { step, start } = useUnit({ step: $step, start: started })
  useLayoutEffect(() => void start({ source, ...(why && { why }) }), [start, source, why])
  useOutcome()
  const View = STEPS[step]
  return (
    <div className={styles['auth']}>
      <View />
    </div>
  )
}

/** Signed in: closes; opened from the profile link, navigates to the profile. */
function useOutcome() {
  const navigate = useNavigate()
  const { outcome, isPhoneOnly, source, close } = useUnit({
    outcome: $outcome,
    isPhoneOnly: $isPhoneOnly,
    source: $source,
    close: popupClosed,
  })
  useEffect(() => {
    if (isPhoneOnly) close()
  }, [isPhoneOnly, close])
  useEffect(() => {
    if (!outcome) return
    close()
    if (source === 'profile') navigate('/profile')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an outcome is answered once
  }, [outcome])
}
