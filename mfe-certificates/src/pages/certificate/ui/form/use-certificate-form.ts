import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import { resolverOf } from '@shop/forms/resolver'
import { $user } from '@shop/session'
import { $draft, draftChanged, type Offer } from '../../model/index.ts'
import { certificateFields } from './certificate-schema.ts'

/** react-hook-form owns the values and begins with the draft; the model hears of every change by one event. */
export function useCertificateForm({ today, lastSendDate }: Offer) {
  const { draft, user, tell } = useUnit({ draft: $draft, user: $user, tell: draftChanged })
  const form = useForm({
    defaultValues: draft,
    resolver: resolverOf(certificateFields({ today, lastSendDate, ownEmail: user.email })),
    mode: 'onTouched',
    // The summary of what is wrong takes the focus.
    shouldFocusError: false,
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          tell({ ...values })
          const { isTouched } = form.getFieldState('recipient')
          // Nobody sends a certificate to oneself: the buyer's e-mail decides whether the recipient is right.
          if (name === 'email' && (isTouched || form.formState.isSubmitted)) void form.trigger('recipient')
        },
      }),
    [form, tell],
  )
  return form
}
