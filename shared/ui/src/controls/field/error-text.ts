import { use } from 'react'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { TextsContext, type Translate, wordsOf } from '@shop/i18n'

/** Localized texts of error codes: `useErrorText()('EMPTY_EMAIL')`. The shell adds them under `errors`. */
export function useErrorText(): Translate<Record<ErrorCode, string>> {
  const host = use(TextsContext)
  return (key, values) => wordsOf(host, { namespace: 'errors', key, ...(values && { values }) }) ?? ''
}
