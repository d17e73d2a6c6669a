import { useUnit } from 'effector-react'
import { useFormState } from 'react-hook-form'
import { useErrorOf } from '@shop/flows/field-errors'
import { fieldCodesOf } from '@shop/http'
import type { Fields } from '../../fields.ts'
import { $refusal } from '../../model/index.ts'

/** Error of a field: the schema's, else the server's. */
export function useFieldError() {
  const { errors } = useFormState<Fields>()
  return useErrorOf<keyof Fields>(errors, fieldCodesOf(useUnit($refusal)))
}
