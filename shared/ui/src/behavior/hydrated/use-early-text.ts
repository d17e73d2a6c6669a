import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref, type RefObject } from 'react'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/**
 * For controlled fields: reports what was typed before hydration. React keeps it on screen without an event, and would put its own value
 * back at the next render [forms.typed-before-scripts].
 */
export function useEarlyText<Control extends TextControl>(
  value: unknown,
  onText: (control: Control) => void,
  ref?: Ref<Control>,
): RefObject<Control | null> {
  const box = useRef<Control>(null)
  const arrived = useEffectEvent(() => {
    if (typeof value === 'string' && box.current && box.current.value !== value) onText(box.current)
  })
  // Not a layout effect: a form of react-hook-form listens only once its own have run.
  useEffect(() => arrived(), [])
  // The owner's ref gets the same element.
  useImperativeHandle(ref, () => box.current as Control)
  return box
}
