import { ErrorCode } from '@shop/contracts/core/error-codes'
import * as v from 'valibot'
import { Refused } from './refusal.ts'

/** The body as its contract sees it; throws Refused with a code for each field that is not right: the rule's own message where it is one. */
export function checkBody<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  // A list has fields too, for the language: none that a form could name.
  if (Array.isArray(body)) throw new Refused('BAD_REQUEST')
  // A call without fields may come without a body.
  const result = v.safeParse(schema, body === undefined || body === null ? {} : body)
  if (result.success) return result.output

  const errors: Record<string, ErrorCode> = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue)
    if (field === null) throw new Refused('BAD_REQUEST')
    errors[field] ??= codeIn(issue) ?? (issue.input === undefined ? codeOfMissing(schema, field) : null) ?? codeOf(field, issue.input)
  }
  const codes = new Set(Object.values(errors))
  const isBlank = Object.keys(errors).length > 1 && [...codes].every((code) => /^EMPTY_|^REQUIRED_FIELD$/.test(code))
  if (isBlank) throw new Refused('BLANK_FIELDS', errors)
  throw new Refused(codes.size === 1 && codes.has('WRONG_QUANTITY') ? 'WRONG_QUANTITY' : 'WRONG_FORM_DATA', errors)
}

const codeIn = ({ message }: { message: string }): ErrorCode | null => (v.is(ErrorCode, message) ? message : null)

/** What the rule of a field says of nothing at all: an object only knows that the key is missing. */
function codeOfMissing(schema: v.GenericSchema, field: string): ErrorCode | null {
  const { entries } = schema as { entries?: Record<string, v.GenericSchema> }
  const found = entries?.[field] && v.safeParse(entries[field], undefined)
  return found?.issues?.[0] ? codeIn(found.issues[0]) : null
}

function codeOf(field: string, input: unknown): ErrorCode {
  if (field === 'quantity') return 'WRONG_QUANTITY'
  if (input === undefined) return 'REQUIRED_FIELD'
  return input === '' ? 'EMPTY_FIELD' : 'WRONG_FIELD'
}
