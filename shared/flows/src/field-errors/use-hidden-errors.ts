import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

type Judged<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'subscribe' | 'trigger' | 'getFieldState'>
/** Names of the fields that a field shows and hides. */
type Sections<Values extends FieldValues> = Partial<Record<FieldPath<Values>, readonly FieldPath<Values>[]>>

/**
 * An error goes when its section is hidden: a switch that changes has the wrong fields behind it judged again [forms.errors-go].
 * `sections` is a constant; the schema accepts whatever is hidden.
 */
export function useHiddenErrors<Values extends FieldValues>(form: Judged<Values>, sections: Sections<Values>) {
  const { subscribe, trigger, getFieldState } = form
  useEffect(() => {
    const stops = Object.entries<readonly FieldPath<Values>[] | undefined>(sections).map(([name, fields = []]) =>
      subscribe({
        name: name as FieldPath<Values>,
        formState: { values: true },
        callback: () => {
          const wrong = fields.filter((field) => getFieldState(field).error)
          if (wrong.length > 0) void trigger(wrong)
        },
      }),
    )
    return () => stops.forEach((stop) => stop())
  }, [subscribe, trigger, getFieldState, sections])
}
