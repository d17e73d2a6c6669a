import { useEffect, type FocusEvent, type KeyboardEvent } from 'react'
import { useUnit } from 'effector-react'
import { phoneMask, phoneSpaced } from '@shop/forms/masks'
import { useLocale } from '@shop/i18n'
import { $context } from '@shop/session'
import { TextField, typeInto, type TextFieldProps } from '@shop/ui/field'
import { loadReader, readerNow } from './reader.ts'

/**
 * A phone of the storefront. Abroad a national number gets the code of the chosen country. It is written in full when the field is left or
 * sent, so that the shopper sees where a code will go [forms.phone-abroad].
 */
export function PhoneField(props: TextFieldProps) {
  const locale = useLocale()
  const completed = useCompleted(props)
  return <TextField type="tel" inputMode="tel" autoComplete="tel" mask={(text) => phoneMask(text, locale)} {...props} {...completed} />
}

/** A phone or an e-mail in one field. */
export function ContactField(props: TextFieldProps) {
  return <TextField {...props} {...useCompleted(props)} />
}

function useCompleted({ onBlur, onKeyDown }: TextFieldProps) {
  const locale = useLocale()
  const { country } = useUnit($context)
  const isAbroad = locale !== 'ru'
  useEffect(() => {
    if (isAbroad) void loadReader()
  }, [isAbroad])
  const fullOf = (typed: string) => (isAbroad ? (readerNow()?.(typed, country)?.shown ?? typed) : phoneSpaced(phoneMask(typed, 'ru')))
  const complete = (input: HTMLInputElement) => {
    const full = isPhoneLike(input.value) ? fullOf(input.value) : input.value
    if (full !== input.value) typeInto(input, full)
  }
  const isReady = !isAbroad || readerNow() !== null
  return {
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const { target } = event
      if (!isAbroad || readerNow()) complete(target)
      else void loadReader().then(() => complete(target))
      onBlur?.(event)
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event)
      const { currentTarget } = event
      if (event.key !== 'Enter') return
      if (isReady || readerNow()) return complete(currentTarget)
      // The form waits for the reader: without it the number would be refused.
      event.preventDefault()
      void loadReader().then(() => {
        complete(currentTarget)
        currentTarget.form?.requestSubmit()
      })
    },
  }
}

// An e-mail and words stay as they are.
const isPhoneLike = (text: string) => /\d/.test(text) && !/[@\p{L}]/u.test(text)
