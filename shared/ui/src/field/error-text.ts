import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { textsOf } from '@shop/i18n'

/** Localized texts of error codes: `useErrorText()('EMPTY_EMAIL')`. The shell adds them under `errors`. */
export const useErrorText = textsOf<Record<ErrorCode, string>>('errors')
