import { useEffect, useEffectEvent } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import { useHiddenErrors } from '@shop/flows/field-errors'
import { resolverOf } from '@shop/forms/resolver'
import { $user } from '@shop/session'
import { $dirty, $draft, draftChanged, type Draft, type Offer } from '../../model/index.ts'
import { certificateFields } from './certificate-schema.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'

const SECTIONS = { when: ['day'] } as const

/** react-hook-form owns the values, initialized from the draft; every change is reported by one event. */
export function useCertificateForm({ today, lastSendDate }: Offer) {
  const { draft, isDirty, user, tell } = useUnit({ draft: $draft, isDirty: $dirty, user: $user, tell: draftChanged })
  const form = useForm({
    defaultValues: draft,
    resolver: resolverOf(certificateFields({ today, lastSendDate, ownEmail: user.email })),
    mode: 'onTouched',
    // The error summary takes focus instead.
    shouldFocusError: false,
  })
  useHiddenErrors(form, SECTIONS)
  const keep = useEffectEvent((values: Draft) => keepDraft(user.id, values))
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          tell({ ...values })
          keep(values)
          const { isTouched } = form.getFieldState('recipient')
          // The buyer's e-mail affects the recipient's validation.
          if (name === 'email' && (isTouched || form.formState.isSubmitted)) void form.trigger('recipient')
        },
      }),
    [form, tell],
  )
  // After hydration: the server's form is empty. What was typed before the scripts came is newer than what was kept.
  const takeKept = useEffectEvent(() => {
    if (isDirty) return
    const values = form.getValues()
    for (const [name, value] of Object.entries(keptDraft(user.id, draft)) as [keyof Draft, Draft[keyof Draft]][])
      if (values[name] === draft[name]) form.setValue(name, value, { shouldDirty: true })
  })
  useEffect(() => takeKept(), [])
  return form
}
