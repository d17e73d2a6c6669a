import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { AUTH_CODE_LENGTH } from '@shop/contracts/limits'
import { CodeField } from '@shop/ui/code-field'
import { useErrorText } from '@shop/ui/field'
import type { Confirmation } from './confirmation.ts'

export interface CodeEntryProps {
  confirmation: Confirmation<unknown>
  label: ReactNode
  hint?: ReactNode
  id?: string
}

/** The field for the code: it takes the focus, and the code leaves by itself with its last digit. */
export function CodeEntry({ confirmation, ...words }: CodeEntryProps) {
  const errorText = useErrorText()
  const { sent, digits, checkError, sendError, type, submit } = useUnit({
    sent: confirmation.$sent,
    digits: confirmation.$digits,
    checkError: confirmation.$checkError,
    sendError: confirmation.$sendError,
    type: confirmation.digitsTyped,
    submit: confirmation.codeSubmitted,
  })
  const error = checkError ?? sendError
  return (
    <CodeField
      {...words}
      length={sent?.codeLength ?? AUTH_CODE_LENGTH}
      value={digits}
      onChange={type}
      onComplete={submit}
      error={error ? errorText(error) : undefined}
      takesFocus
    />
  )
}
