import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeOfField } from '@shop/forms/resolver'
import { useErrorText } from '@shop/ui/field'

type FormErrors<Name extends string> = { readonly [Field in Name]?: { message?: string | undefined } | undefined }
type Refused = Readonly<Partial<Record<string, ErrorCode | null>>>

/**
 * Error text of a form field: the schema's error first, else the server's. `useErrorOf(formState.errors, fieldCodesOf(failure))('email')`
 * is undefined without an error.
 */
export function useErrorOf<Name extends string>(found: FormErrors<Name>, refused: Refused = {}): (name: Name) => string | undefined {
  const errorText = useErrorText()
  return (name) => {
    const code = codeOfField(found[name]) ?? refused[name]
    return code ? errorText(code) : undefined
  }
}
