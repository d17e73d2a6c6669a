import { ErrorCode } from '@shop/contracts/core/error-codes'
import * as v from 'valibot'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { Refused } from './refusal.ts'
import { withPhones } from './typed-phones.ts'

/**
 * Parses the body by its contract, with phones read by the storefront; throws Refused with a code per field: the rule's own code if it has
 * one.
 */
export function checkBody<T>(schema: v.GenericSchema<unknown, T>, given: unknown, shop: ShopContext): T {
  const body = withPhones(schema, given, shop)
  // In JavaScript arrays have keys too, but they are no form fields.
  if (Array.isArray(body)) throw new Refused('BAD_REQUEST')
  // A call without fields may have no body.
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

/** The code for a missing value: the object schema only reports a missing key. */
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
