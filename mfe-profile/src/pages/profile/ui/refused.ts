import type { ErrorCode } from '@shop/contracts/error-codes'
import { codeOf, type RequestError } from '@shop/http'

/** What the server found wrong, by field. */
export const refusedFields = (error: RequestError | null): Partial<Record<string, ErrorCode>> =>
  error?.kind === 'http' ? (error.refusal?.errors ?? {}) : {}

/** What it said of the form as a whole; null when the fields say it all. */
export const refusedWhole = (error: RequestError | null): ErrorCode | null =>
  error && Object.keys(refusedFields(error)).length === 0 ? codeOf(error) : null
