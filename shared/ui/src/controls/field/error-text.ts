import { use } from 'react'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { TextsContext, translateFrom, type Translate, wordsOf } from '@shop/i18n'

/**
 * Localized texts of error codes: `useErrorText()('EMPTY_EMAIL')`. The shell adds them under `errors`. A code that is newer than the
 * page gets the general text.
 */
export function useErrorText(): Translate<Record<ErrorCode, string>> {
  const host = use(TextsContext)
  return (key, values) =>
    wordsOf(host, { namespace: 'errors', key, ...(values && { values }) }) ?? translateFrom(host, 'errors')('UNKNOWN_ERROR')
}
