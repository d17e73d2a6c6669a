import * as v from 'valibot'
import type { ErrorCode } from './error-codes.ts'

/** A code inside an answer. Any string passes: a page that was opened before must read an answer with a newer code; `useErrorText` has words for it. */
export const AnswerCode = v.string() as unknown as v.GenericSchema<ErrorCode>
