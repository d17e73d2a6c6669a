import * as v from 'valibot'
import type { ErrorCode } from '../error-codes.ts'

/** A code inside an answer. Any string passes: a page that was opened before must read an answer with a newer code; `useErrorText` has words for it. */
export const AnswerCode = v.string() as unknown as v.GenericSchema<ErrorCode>

/** Error response of the API: a code, its localized text, and codes by field. */
export const refusalWith = <Code extends v.GenericSchema<ErrorCode>>(code: Code) =>
  v.object({
    result: v.literal(false),
    code,
    error: v.string(),
    errors: v.optional(v.record(v.string(), code)),
    requestId: v.optional(v.string()),
  })

/** A refusal as a page reads it. */
export const AnswerRefusal = refusalWith(AnswerCode)
export type Refusal = v.InferOutput<typeof AnswerRefusal>
