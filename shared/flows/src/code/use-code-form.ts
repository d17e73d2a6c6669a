import { useEffect, useRef, type RefObject } from 'react'
import { useUnit } from 'effector-react'
import { useForm, type Control } from 'react-hook-form'
import * as v from 'valibot'
import { AUTH_CODE_LENGTH } from '@shop/contracts/core/limits'
import { matches, required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { useErrorOf } from '../field-errors/index.ts'
import { isUselessCode, type Confirmation } from './confirmation.ts'

const codeFields = (length: number) =>
  v.object({
    code: v.pipe(
      v.string(),
      validated((text: string) => required(text, 'EMPTY_AUTH_CODE') ?? matches(text, new RegExp(`^\\d{${length}}$`), 'WRONG_AUTH_CODE')),
    ),
  })

export interface CodeForm {
  control: Control<{ code: string }, unknown, { code: string }>
  /** The code field: a press of the button gives it the focus. */
  input: RefObject<HTMLInputElement | null>
  length: number
  isEdited: boolean
  error: string | undefined
  busy: boolean
  /** Typing clears the last error. */
  edited: () => void
  submit: () => void
}

const EMPTY = { code: '' }

/** Form state of a code: `CodeInput` renders the field; a button may call `submit`. */
export function useCodeForm(confirmation: Confirmation<unknown>): CodeForm {
  const { sent, end, checkError, sendError, busy, edited, submit } = useUnit({
    sent: confirmation.$sent,
    end: confirmation.$end,
    checkError: confirmation.$checkError,
    sendError: confirmation.$sendError,
    busy: confirmation.$isChecking,
    edited: confirmation.codeEdited,
    submit: confirmation.codeSubmitted,
  })
  const length = sent?.codeLength ?? AUTH_CODE_LENGTH
  const input = useRef<HTMLInputElement>(null)
  const { control, getValues, handleSubmit, reset, formState } = useForm({
    defaultValues: EMPTY,
    resolver: resolverOf(codeFields(length)),
    mode: 'onTouched',
  })
  // Clears the field for a new code, and after a wrong one; what got no answer is sent again as it is.
  useEffect(() => reset(EMPTY), [sent, reset])
  useEffect(() => {
    if (checkError && isUselessCode(checkError)) reset(EMPTY)
  }, [checkError, reset])
  // `Resend` shows why a code ended, next to the resend button.
  const error = useErrorOf(formState.errors, { code: (end ? null : checkError) ?? sendError })('code')
  const send = handleSubmit(({ code }) => submit(code))
  const submitTyped = () => {
    // The next digits belong to the field, not to the button that was pressed.
    input.current?.focus()
    // A refused code was cleared: its reason stays until the next digit.
    if (busy || (checkError && getValues('code') === '')) return
    void send()
  }
  return { control, input, length, isEdited: formState.isDirty, error, busy, edited, submit: submitTyped }
}
