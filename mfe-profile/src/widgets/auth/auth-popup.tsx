import { useEffect, useLayoutEffect, type ComponentType } from 'react'
import { useUnit } from 'effector-react'
import type { AuthSource } from '@shop/contracts/auth-source'
import { useNavigate } from '@shop/routing'
import { popupClosed, toastShown } from '@shop/session'
import { $isPhoneOnly, $outcome, $source, $step, started, type Step } from './model/index.ts'
import { useTexts } from './texts/index.ts'
import { CaptchaStep } from './ui/captcha-step.tsx'
import { CodeStep } from './ui/code-step.tsx'
import { LoginStep } from './ui/login-step.tsx'
import { RegistrationStep } from './ui/registration-step.tsx'
import styles from './ui/auth.module.css'

const STEPS: Record<Step, ComponentType> = {
  login: LoginStep,
  captcha: CaptchaStep,
  code: CodeStep,
  registration: RegistrationStep,
}

export interface AuthPopupProps {
  source?: AuthSource
}

/** Signs a shopper in; whoever asked for it hears of the shopper from the session. */
export function AuthPopup({ source = 'login' }: AuthPopupProps) {
  const { step, start } = useUnit({ step: $step, start: started })
  useLayoutEffect(() => void start({ source }), [start, source])
  useOutcome()
  const View = STEPS[step]
  return (
    <div className={styles['auth']}>
      <View />
    </div>
  )
}

/** Signed in: said in a toast, with what became of the bag (reading 22); from the profile's door it goes on to the profile. */
function useOutcome() {
  const t = useTexts()
  const navigate = useNavigate()
  const { outcome, isPhoneOnly, source, close, tell } = useUnit({
    outcome: $outcome,
    isPhoneOnly: $isPhoneOnly,
    source: $source,
    close: popupClosed,
    tell: toastShown,
  })
  useEffect(() => {
    if (isPhoneOnly) close()
  }, [isPhoneOnly, close])
  useEffect(() => {
    if (!outcome) return
    const { user, merged } = outcome
    tell({ text: merged?.message ?? (user.name ? t('welcomeNamed', { name: user.name }) : t('welcome')) })
    close()
    if (source === 'profile') void navigate('/profile')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- an outcome is told once
  }, [outcome])
}
