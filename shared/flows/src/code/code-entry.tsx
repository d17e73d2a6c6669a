import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { CodeField } from '@shop/ui/code-field'
import type { Confirmation } from './confirmation.ts'
import { useCodeForm, type CodeForm } from './use-code-form.ts'

interface CodeTexts {
  label: ReactNode
  hint?: ReactNode
  id?: string
}

export interface CodeInputProps extends CodeTexts {
  form: CodeForm
}

/** The code field: autofocus, submits itself with the last digit, and by Enter instead of the form around. */
export function CodeInput({ form: { control, input, length, error, edited, submit }, ...words }: CodeInputProps) {
  return (
    <Controller
      control={control}
      name="code"
      render={({ field }) => (
        <CodeField
          {...words}
          ref={input}
          length={length}
          value={field.value}
          onChange={(digits) => {
            field.onChange(digits)
            edited()
          }}
          onComplete={submit}
          onEnter={submit}
          error={error}
          takesFocus
        />
      )}
    />
  )
}

export interface CodeEntryProps extends CodeTexts {
  confirmation: Confirmation<unknown>
}

/** A separate form for the code, without a button. */
export const CodeEntry = ({ confirmation, ...words }: CodeEntryProps) => <CodeInput form={useCodeForm(confirmation)} {...words} />
