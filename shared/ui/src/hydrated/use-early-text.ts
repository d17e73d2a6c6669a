import { useEffectEvent, useLayoutEffect, useRef, type Ref } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * For controlled fields: reports what was typed before hydration. React keeps it on screen without an event, and would put its own value
 * back at the next render [forms.typed-before-scripts].
 */
export function useEarlyText<Control extends TextControl>(
  value: unknown,
  onText: (control: Control) => void,
  ref?: Ref<Control>,
): (control: Control | null) => void {
  const box = useRef<Control>(null)
  const arrived = useEffectEvent(() => {
    if (typeof value === 'string' && box.current && box.current.value !== value) onText(box.current)
  })
  useLayoutEffect(() => arrived(), [])
  return (control) => {
    box.current = control
    if (typeof ref === 'function') ref(control)
    else if (ref) ref.current = control
  }
}
