import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { resolverOf } from '@shop/forms/resolver'
import { $fullName, $user } from '@shop/session'
import { fields, type Draft } from '../fields.ts'
import { $wanted, edited } from '../model/draft.ts'
import { $open } from '../model/vacancies.ts'

const resolver = resolverOf(fields)

/** The form with what is known already: the shopper, and the vacancy that stands open or was pressed. */
export function useApplicationForm() {
  const { user, name, open, wanted, edit } = useUnit({ user: $user, name: $fullName, open: $open, wanted: $wanted, edit: edited })
  const known: Draft = {
    vacancy: wanted.vacancy || open?.id || '',
    otherPosition: '',
    name,
    contact: user.email ?? user.phone ?? '',
    about: '',
    resume: null,
    agreement: false,
  }
  const form = useForm({
    // The shopper comes after the page, and the vacancy changes: neither must replace what was typed.
    values: known,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver,
    mode: 'onTouched',
  })
  const { setValue, setFocus, formState } = form
  const { isDirty } = formState
  useEffect(() => void edit(isDirty), [edit, isDirty])
  useEffect(() => {
    if (wanted.press === 0) return
    // Pressed: whatever was chosen before gives way.
    setValue('vacancy', wanted.vacancy, { shouldDirty: true })
    setFocus('name')
  }, [wanted, setValue, setFocus])
  return form
}
