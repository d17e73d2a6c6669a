import { useEffect, useEffectEvent } from 'react'
import { createEffect, sample, type Event } from 'effector'
import { useUnit } from 'effector-react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { tabStore } from '@shop/http'
import { $user } from '@shop/session'

interface KeptDraft {
  userId: number | null
  values: Record<string, unknown>
}

type DraftForm<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'subscribe' | 'getValues' | 'setValue' | 'getFieldState' | 'formState'
>

function keptIn(key: string): KeptDraft | null {
  try {
    return JSON.parse(tabStore.get(key) ?? 'null') as KeptDraft | null
  } catch {
    return null
  }
}

export const forgetDraft = (key: string): void => tabStore.remove(key)

const forgetFx = createEffect(forgetDraft)
/** Forgets a draft once its form is sent; the key may depend on what was sent. */
export const forgetDraftOn = <Sent>(sent: Event<Sent>, key: string | ((sent: Sent) => string)) =>
  sample({ clock: sent, fn: (what) => (typeof key === 'string' ? key : key(what)), target: forgetFx })

/**
 * Keeps what was typed into a form for a reload of this tab, for the same shopper only [forms.reload-keeps].
 * @param key of the tab's store; to be forgotten once the form is sent
 * @param names a constant; what must not be stored is left out: codes, consents, bank details
 */
export function useKeptDraft<Values extends FieldValues>(form: DraftForm<Values>, key: string, names: readonly FieldPath<Values>[]) {
  const { subscribe, getValues, setValue, getFieldState, formState } = form
  const { id: userId } = useUnit($user)
  // Read, so that the form knows which fields are dirty.
  void formState.dirtyFields
  const isTyped = (name: FieldPath<Values>) => getFieldState(name).isDirty

  const keep = useEffectEvent(() => {
    const typed = names.filter(isTyped)
    // Nothing yet: what was kept before the reload is about to be taken.
    if (typed.length > 0)
      tabStore.set(key, JSON.stringify({ userId, values: Object.fromEntries(typed.map((name) => [name, getValues(name)])) }))
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: () => keep() }), [subscribe])

  // A field that the shopper has already typed into again keeps the newer text.
  const take = useEffectEvent(() => {
    const kept = keptIn(key)
    if (!kept || (kept.userId !== null && kept.userId !== userId)) return
    for (const name of names) {
      const value = kept.values[name]
      // The store may hold anything; the schema judges what is sent.
      if (typeof value === typeof getValues(name) && !isTyped(name)) setValue(name, value as never, { shouldDirty: true })
    }
  })
  // The shopper arrives after the form.
  useEffect(() => take(), [key, userId])
}
