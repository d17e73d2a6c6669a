import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeOfField } from '@shop/forms/resolver'
import { useErrorText } from '@shop/ui/field'

type Found<Name extends string> = { readonly [Field in Name]?: { message?: string | undefined } | undefined }
type Refused = Readonly<Partial<Record<string, ErrorCode | null>>>

/**
 * Words under a field of a form: what its schema finds wrong comes first, else what the server has refused.
 * `useErrorOf(formState.errors, fieldCodesOf(failure))('email')` is undefined when nothing is wrong.
 */
export function useErrorOf<Name extends string>(found: Found<Name>, refused: Refused = {}): (name: Name) => string | undefined {
  const errorText = useErrorText()
  return (name) => {
    const code = codeOfField(found[name]) ?? refused[name]
    return code ? errorText(code) : undefined
  }
}
