import { useUnit } from 'effector-react'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { fieldCodesOf } from '@shop/http'
import { useErrorText } from '@shop/ui/field'
import { $draft, $refusal, $wrong, draftChanged, fieldLeft, type Draft } from '../model/index.ts'

type TextName = 'recipientName' | 'recipient' | 'message' | 'day' | 'senderName' | 'email'

/** What is wrong with a field: found here, else by the server. */
export function useErrorOf() {
  const errorText = useErrorText()
  const { wrong, refusal } = useUnit({ wrong: $wrong, refusal: $refusal })
  const refused = fieldCodesOf(refusal)
  return (name: keyof Draft) => {
    const code = (wrong as Partial<Record<string, ErrorCode>>)[name] ?? refused[name]
    return code ? errorText(code) : undefined
  }
}

/**
 * Props of a text field of the draft. No form library: the draft is a store for the live preview anyway, and the library alone would
 * take this page, which begins with its form, over its budget.
 */
export function useField() {
  const errorOf = useErrorOf()
  const { draft, change, left } = useUnit({ draft: $draft, change: draftChanged, left: fieldLeft })
  return (name: TextName) => ({
    id: name,
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    onBlur: () => left(name),
  })
}
