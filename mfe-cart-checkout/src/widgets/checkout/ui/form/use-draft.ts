import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { debounced } from '../../../../features/checkout/debounced.ts'
import { draftAsked, draftChanged } from '../../../../features/checkout/draft.ts'
import type { Rules } from '../../../../features/checkout/form/schema.ts'
import type { Values } from '../../../../features/checkout/form/values.ts'
import { choiceChanged } from '../../../../features/checkout/model/cart.ts'
import { useOnUpdate } from './use-on-update.ts'

const PAUSE_MS = 300

/** What the sums depend on by itself; the address only counts once its field is left. */
const DECISIONS = ['delivery', 'pickup_point', 'payment_method_id', 'spendBonuses'] as const satisfies (keyof Values)[]

/**
 * Tells the model what the form holds. The first change is told at once: from then on a new version of the remote takes the draft over.
 * @returns `settle`: tells at once what still waits, with the address; a field that is left does so by itself.
 */
export function useDraft(form: UseFormReturn<Values, Rules, Values>) {
  const { tellDraft, tellChoice } = useUnit({ tellDraft: draftChanged, tellChoice: choiceChanged })
  const [{ draft, choose, settle }] = useState(() => {
    const draft = debounced(() => tellDraft({ ...form.getValues() }), PAUSE_MS)
    const choose = () => {
      const { delivery, pickup_point, payment_method_id, spendBonuses, address } = form.getValues()
      tellChoice({ delivery, pickup_point, payment_method_id, spendBonuses, address })
    }
    const settle = () => {
      draft.flush()
      choose()
    }
    return { draft, choose, settle }
  })

  useOnUpdate(draftAsked, draft.flush)

  useEffect(() => {
    const values = { values: true }
    const stops = [
      form.subscribe({ formState: values, callback: draft }),
      form.subscribe({ name: DECISIONS, formState: values, callback: choose }),
    ]
    document.addEventListener('focusout', settle)
    // A tab that is closed or reloaded is hidden first.
    document.addEventListener('visibilitychange', draft.flush)
    return () => {
      document.removeEventListener('focusout', settle)
      document.removeEventListener('visibilitychange', draft.flush)
      for (const stop of stops) stop()
      draft.flush()
    }
  }, [form, draft, choose, settle])

  return settle
}
