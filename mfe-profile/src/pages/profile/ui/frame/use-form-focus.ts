import { useEffect, useRef } from 'react'

/**
 * Focuses the first field of an opened form; on close, the button that opened it (found by `data-opens`), or the heading if the row is
 * gone.
 */
export function useFormFocus(form: string | null, rows: number) {
  const area = useRef<HTMLElement>(null)
  const before = useRef({ form, rows })
  useEffect(() => {
    const { form: closed, rows: had } = before.current
    before.current = { form, rows }
    const find = (what: string) => area.current?.querySelector<HTMLElement>(what)
    if (form !== null && form !== closed) find('form input, form select')?.focus()
    else if (form === null && closed !== null) (find(`[data-opens="${closed}"]`) ?? find('h2'))?.focus()
    else if (rows < had && document.activeElement === document.body) find('h2')?.focus()
  }, [form, rows])
  return area
}
