import { useErrorText } from '@shop/ui/field'
import type { EnrolmentError } from './enrolment.ts'
import type { passkeyTexts } from './texts/ru.ts'

/** Error text; null without an error. */
export function useEnrolmentError(t: (key: keyof typeof passkeyTexts) => string, error: EnrolmentError | null): string | null {
  const errorText = useErrorText()
  if (error === null) return null
  if (error === 'exists') return t('passkeyExists')
  return error === 'failed' ? t('passkeyFailed') : errorText(error)
}
