import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import { useHiddenErrors } from '@shop/flows/field-errors'
import { resolverOf } from '@shop/forms/resolver'
import { $user } from '@shop/session'
import { $draft, draftChanged, type Offer } from '../../model/index.ts'
import { certificateFields } from './certificate-schema.ts'

const SECTIONS = { when: ['day'] } as const

/** react-hook-form owns the values, initialized from the draft; every change is reported by one event. */
export function useCertificateForm({ today, lastSendDate }: Offer) {
  const { draft, user, tell } = useUnit({ draft: $draft, user: $user, tell: draftChanged })
  const form = useForm({
    defaultValues: draft,
    resolver: resolverOf(certificateFields({ today, lastSendDate, ownEmail: user.email })),
    mode: 'onTouched',
    // The error summary takes focus instead.
    shouldFocusError: false,
  })
  useHiddenErrors(form, SECTIONS)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          tell({ ...values })
          const { isTouched } = form.getFieldState('recipient')
          // The buyer's e-mail affects the recipient's validation.
          if (name === 'email' && (isTouched || form.formState.isSubmitted)) void form.trigger('recipient')
        },
      }),
    [form, tell],
  )
  return form
}
