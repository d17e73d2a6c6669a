import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useHiddenErrors } from '@shop/flows/field-errors'
import { useKeptDraft } from '@shop/flows/kept-draft'
import { resolverOf } from '@shop/forms/resolver'
import { $fullName, $user } from '@shop/session'
import { fields, type Draft } from '../fields.ts'
import { DRAFT_KEY } from '../model/application.ts'
import { $wanted, edited } from '../model/draft.ts'
import { $open } from '../model/vacancies.ts'

/** A file cannot be kept. */
const KEPT = ['otherPosition', 'name', 'contact', 'about'] as const
const SECTIONS = { vacancy: ['otherPosition'] } as const
const resolver = resolverOf(fields)

/** The form prefilled with the shopper and the chosen vacancy. */
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
    // Shopper and vacancy arrive later, and must not overwrite input.
    values: known,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver,
    mode: 'onTouched',
  })
  const { setValue, setFocus, formState } = form
  useHiddenErrors(form, SECTIONS)
  useKeptDraft(form, DRAFT_KEY, KEPT)
  const { isDirty } = formState
  useEffect(() => void edit(isDirty), [edit, isDirty])
  useEffect(() => {
    if (wanted.press === 0) return
    // An explicit choice replaces the previous one.
    setValue('vacancy', wanted.vacancy, { shouldDirty: true })
    setFocus('name')
  }, [wanted, setValue, setFocus])
  return form
}
