import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For controlled checkboxes and radios: reports what was checked before hydration. React keeps such a check on screen without an event, and
 * reverts it at the next render.
 */
export function useEarlyTick(checked: boolean, onTick: (checked: boolean) => void) {
  const input = useRef<HTMLInputElement>(null)
  const arrived = useEffectEvent(() => {
    if (input.current && input.current.checked !== checked) onTick(input.current.checked)
  })
  useEffect(() => arrived(), [])
  return input
}
