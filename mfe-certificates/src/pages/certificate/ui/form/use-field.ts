import { useUnit } from 'effector-react'
import { useController, useFormState } from 'react-hook-form'
import { useErrorOf } from '@shop/flows/field-errors'
import { fieldCodesOf } from '@shop/http'
import { $refusal, type Draft } from '../../model/index.ts'

type TextName = 'amount' | 'recipientName' | 'recipient' | 'message' | 'day' | 'senderName' | 'email'

/** Error of a field: the schema's, else the server's. */
export function useFieldError(name: keyof Draft) {
  const { errors } = useFormState<Draft>({ name })
  return useErrorOf<keyof Draft>(errors, fieldCodesOf(useUnit($refusal)))(name)
}

/** Props of a text field. Controlled, because the server renders initial values. */
export function useField(name: TextName) {
  const { field } = useController<Draft, TextName>({ name })
  return { ...field, id: name, error: useFieldError(name) }
}
