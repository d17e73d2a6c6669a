import { type ChangeEvent, type FocusEvent, useRef } from 'react'
import { usualName } from './usual-name.ts'
import { nameMask } from '@shop/forms/masks'
import { TextField, type TextFieldProps, typeInto } from '@shop/ui/field'

/**
 * A person's name. Left in capitals or small letters alone, it gets the usual ones, once: what the shopper changes after that stays
 * [forms.usual-capitals].
 */
export function NameField({ mask = nameMask, onChange, onBlur, ...field }: TextFieldProps) {
  const state = useRef({ isTyped: false, isDone: false })
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    state.current.isTyped = true
    onChange?.(event)
  }
  const left = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.target
    const usual = usualName(input.value)
    const { isTyped, isDone } = state.current
    if (isTyped && !isDone && usual !== input.value) {
      state.current.isDone = true
      typeInto(input, usual)
    }
    onBlur?.(event)
  }
  return <TextField {...field} mask={mask} onChange={change} onBlur={left} />
}
