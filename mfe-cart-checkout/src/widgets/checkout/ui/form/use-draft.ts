import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { debounced } from '#features/checkout/debounced.ts'
import { draftRequested, draftChanged } from '#features/checkout/draft.ts'
import { CHOICES, chosenOf } from '#features/checkout/form/order-body.ts'
import type { Rules } from '#features/checkout/form/schema.ts'
import type { Values } from '#features/checkout/form/values.ts'
import { choiceChanged } from '#features/checkout/model/cart.ts'
import { useOnUpdate } from '../fields/use-on-update.ts'

const PAUSE_MS = 300

/** Typed: they count after blur. */
const TYPED: readonly string[] = ['address', 'delivery_time']
const DECISIONS = CHOICES.filter((name) => !TYPED.includes(name))

/**
 * Reports form values to the model. The first change is reported at once, so that a version swap transfers the draft.
 * @returns `settle`: reports pending values at once, including the address; blur does the same
 */
export function useDraft(form: UseFormReturn<Values, Rules, Values>) {
  const { tellDraft, tellChoice } = useUnit({ tellDraft: draftChanged, tellChoice: choiceChanged })
  const [{ draft, choose, settle }] = useState(() => {
    const draft = debounced(() => tellDraft({ ...form.getValues() }), PAUSE_MS)
    const choose = () => tellChoice(chosenOf(form.getValues()))
    const settle = () => {
      draft.flush()
      choose()
    }
    return { draft, choose, settle }
  })

  useOnUpdate(draftRequested, draft.flush)

  useEffect(() => {
    const values = { values: true }
    const stops = [
      form.subscribe({ formState: values, callback: draft }),
      form.subscribe({ name: DECISIONS, formState: values, callback: choose }),
    ]
    document.addEventListener('focusout', settle)
    // Closing or reloading a tab hides it first.
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
