import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import * as v from 'valibot'
import type { GenericSchema } from 'valibot'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Verdict } from './verdict.ts'

/** Turns a validator into a schema step: `v.pipe(v.string(), validated(phone))`. The issue's message is the code. */
export const validated = <Input>(verdict: (value: Input) => Verdict) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    const code = dataset.typed ? verdict(dataset.value) : null
    if (code) addIssue({ message: code })
  })

/** A schema as a react-hook-form resolver: the first error per field, as an error code. */
export const resolverOf =
  <Values extends FieldValues, Output>(schema: GenericSchema<Values, Output>): Resolver<Values, unknown, Output> =>
  (values) => {
    const checked = v.safeParse(schema, values)
    if (checked.success) return { values: checked.output, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const issue of checked.issues) {
      const field = v.getDotPath(issue) ?? 'root'
      errors[field] ??= { type: issue.type, message: codeOf(issue) }
    }
    return { values: {}, errors: errors as never }
  }

// A schema's own message is English and speaks to engineers: never shown [forms.no-schema-message].
const codeOf = ({ message, input }: { message: string; input: unknown }): string => {
  if (/^[A-Z][A-Z_]+$/.test(message)) return message
  return input === undefined || input === null || input === '' ? 'REQUIRED_FIELD' : 'WRONG_FIELD'
}

/** Error code of a field from `resolverOf`: `codeOfField(formState.errors.email)`; undefined without one. */
export const codeOfField = (error: Pick<FieldError, 'message'> | undefined): ErrorCode | undefined =>
  error?.message as ErrorCode | undefined
