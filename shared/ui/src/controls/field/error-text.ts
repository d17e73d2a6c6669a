import { use } from 'react'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { TextsContext, translateFrom, type Translate, wordsOf } from '@shop/i18n'

/** Localized texts of error codes: `useErrorText()('EMPTY_EMAIL')`. The shell adds them under `errors`. */
export function useErrorText(): Translate<Record<ErrorCode, string>> {
  const host = use(TextsContext)
  // An error must never be empty: a field would look right.
  return (key, values) =>
    wordsOf(host, { namespace: 'errors', key, ...(values && { values }) }) ?? translateFrom(host, 'errors')('UNKNOWN_ERROR')
}
