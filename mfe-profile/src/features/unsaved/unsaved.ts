import { useEffect } from 'react'
import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'

/** Which forms hold what somebody has typed: a release waits for them. */
export function createUnsaved() {
  const formEdited = createEvent<{ form: string; isEdited: boolean }>()
  const $edited = createStore<readonly string[]>([], { serialize: 'ignore' }).on(formEdited, (forms, { form, isEdited }) =>
    isEdited === forms.includes(form) ? forms : isEdited ? [...forms, form] : forms.filter((known) => known !== form),
  )

  /** A form says whether it is edited; a form that goes holds nothing any more. */
  function useUnsaved(form: string, isEdited: boolean) {
    const tell = useUnit(formEdited)
    useEffect(() => {
      tell({ form, isEdited })
      return () => void tell({ form, isEdited: false })
    }, [tell, form, isEdited])
  }

  return { $isEdited: $edited.map((forms) => forms.length > 0), formEdited, useUnsaved }
}
