import { useUnit } from 'effector-react'
import type { DeletionTexts } from '../deletion-texts.ts'
import { confirmation } from '../model.ts'
import { CodeStep } from './code-step.tsx'
import { PhoneStep } from './phone-step.tsx'

/** Phone, then code; a captcha returns to the phone step. */
export function Steps({ t }: { t: DeletionTexts }) {
  const { sent, needsPicture } = useUnit({ sent: confirmation.$sent, needsPicture: confirmation.captcha.$isNeeded })
  return sent && !needsPicture ? <CodeStep login={sent.login} t={t} /> : <PhoneStep t={t} />
}
