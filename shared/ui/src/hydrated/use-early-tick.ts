import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * For a box or radio button whose state React owns: tells what was ticked before the code came. React leaves such a tick on the
 * screen, fires no event for it, and takes it back at the next render.
 */
export function useEarlyTick(checked: boolean, onTick: (checked: boolean) => void) {
  const input = useRef<HTMLInputElement>(null)
  const arrived = useEffectEvent(() => {
    if (input.current && input.current.checked !== checked) onTick(input.current.checked)
  })
  useEffect(() => arrived(), [])
  return input
}
