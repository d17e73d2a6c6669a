import { useState, type ChangeEvent, type ComponentProps, type FocusEvent } from 'react'
import { useEarlyText } from '../../behavior/hydrated/index.ts'
import { useTexts } from '../../content/texts.ts'
import { Field, type FieldTexts } from './field.tsx'
import { eventOf } from './event-of.ts'
import { likelyEmail } from './likely-email.ts'
import { inputTypeOf, masked, type Mask } from './masked.ts'
import { typeInto } from './type-into.ts'

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'width' | 'className'> {
  /** Masks input while typing and keeps the caret. Works with react-hook-form's `register`. */
  mask?: Mask
}

/** One line of text. An e-mail at a domain that looks mistyped is questioned, never refused. */
export function TextField({ label, hint, error, optional, width, className, id, mask, ref, onChange, onBlur, ...input }: TextFieldProps) {
  const [meant, setMeant] = useState<Meant | null>(null)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setMeant(null)
    if (mask) masked(event.target, mask, inputTypeOf(event))
    onChange?.(event)
  }
  const attach = useEarlyText(input.value, (target) => change(eventOf(target)), ref)
  const left = (event: FocusEvent<HTMLInputElement>) => {
    const email = input.type === 'email' ? likelyEmail(event.target.value) : null
    setMeant(email === null ? null : { email, input: event.target })
    onBlur?.(event)
  }
  const words = { label, hint: meant ? <DidYouMean {...meant} /> : hint, error, optional, width, className }
  return (
    <Field {...words} {...(id !== undefined && { id })}>
      {(control) => <input {...input} {...control} ref={attach} onChange={change} onBlur={left} />}
    </Field>
  )
}

interface Meant {
  email: string
  input: HTMLInputElement
}

function DidYouMean({ email, input }: Meant) {
  const t = useTexts()
  const take = () => {
    typeInto(input, email)
    input.focus()
  }
  return (
    <span role="status">
      {t('didYouMean')}{' '}
      <button type="button" className="link" onClick={take}>
        {email}
      </button>
      ?
    </span>
  )
}

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className'> {}

/** Several lines of text. */
export function TextArea({ label, hint, error, optional, width, className, id, ref, onChange, ...area }: TextAreaProps) {
  const attach = useEarlyText(area.value, (target: HTMLTextAreaElement) => onChange?.(eventOf(target)), ref)
  return (
    <Field {...{ label, hint, error, optional, width, className }} {...(id !== undefined && { id })}>
      {(control) => <textarea rows={4} {...area} {...control} ref={attach} onChange={onChange} />}
    </Field>
  )
}

export interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'className'> {}

/** A select; options are its children. */
export function SelectField({ label, hint, error, optional, width, className, id, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, width, className }} {...(id !== undefined && { id })}>
      {(control) => <select {...select} {...control} />}
    </Field>
  )
}
