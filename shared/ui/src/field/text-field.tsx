import type { ChangeEvent, ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'
import { inputTypeOf, masked, type Mask } from './masked.ts'

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'width' | 'className'> {
  /** Masks input while typing and keeps the caret. Works with react-hook-form's `register`. */
  mask?: Mask
}

/** One line of text. */
export function TextField({ label, hint, error, optional, width, className, id, mask, onChange, ...input }: TextFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (mask) masked(event.target, mask, inputTypeOf(event))
    onChange?.(event)
  }
  return (
    <Field {...{ label, hint, error, optional, width, className }} {...(id !== undefined && { id })}>
      {(control) => <input {...input} {...control} onChange={change} />}
    </Field>
  )
}

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'className'> {}

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, width, className, id, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, width, className }} {...(id !== undefined && { id })}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </Field>
  )
}

export interface SelectFieldProps extends FieldWords, Omit<ComponentProps<'select'>, 'className'> {}

/** A select; options are its children. */
export function SelectField({ label, hint, error, optional, width, className, id, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, width, className }} {...(id !== undefined && { id })}>
      {(control) => <select {...select} {...control} />}
    </Field>
  )
}
