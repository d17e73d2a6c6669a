import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { useKeptDraft } from '@shop/flows/kept-draft'
import { resolverOf } from '@shop/forms/resolver'
import { $user } from '@shop/session'
import { fields, type Draft, type Fields } from '../fields.ts'
import { captcha, DRAFT_KEY, edited } from '../model.ts'

const KEPT = ['topic', 'name', 'contact', 'message'] as const

// The schema refuses an empty topic, whatever its type says.
const resolver = resolverOf(fields) as unknown as Resolver<Draft, unknown, Fields>

/** The form prefilled with the shopper; focuses the captcha when it appears. */
export function useFeedbackForm() {
  const { user, needsPicture, picture, edit } = useUnit({
    user: $user,
    needsPicture: captcha.$isNeeded,
    picture: captcha.$picture,
    edit: edited,
  })
  const form = useForm<Draft, unknown, Fields>({
    // The shopper arrives later, and must not overwrite input.
    values: { topic: '', name: user.name ?? '', contact: user.email ?? user.phone ?? '', message: '', agreement: false, signs: '' },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver,
    mode: 'onTouched',
  })
  useKeptDraft(form, DRAFT_KEY, KEPT)
  const { resetField, formState } = form
  const { isDirty } = formState
  const signs = useRef<HTMLDivElement>(null)
  useEffect(() => void edit(isDirty), [edit, isDirty])
  useEffect(() => {
    if (needsPicture) signs.current?.querySelector('input')?.focus()
  }, [needsPicture])
  // A new picture clears its field.
  useEffect(() => resetField('signs'), [picture, resetField])
  return { form, needsPicture, signs }
}
