import { useEffect } from 'react'
import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'

/** Tracks forms with unsaved input: version swaps wait. */
export function createUnsaved() {
  const formEdited = createEvent<{ form: string; isEdited: boolean }>()
  const $edited = createStore<readonly string[]>([], { serialize: 'ignore' }).on(formEdited, (forms, { form, isEdited }) =>
    isEdited === forms.includes(form) ? forms : isEdited ? [...forms, form] : forms.filter((known) => known !== form),
  )

  /** Reports a form's state; unmounting clears it. */
  function useUnsaved(form: string, isEdited: boolean) {
    const tell = useUnit(formEdited)
    useEffect(() => {
      tell({ form, isEdited })
      return () => void tell({ form, isEdited: false })
    }, [tell, form, isEdited])
  }

  return { $isEdited: $edited.map((forms) => forms.length > 0), formEdited, useUnsaved }
}
