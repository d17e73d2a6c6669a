import { useEffect, useState } from 'react'

/** Longer than a double tap lasts. */
const DOUBLE_TAP_MS = 600

/** Stays true for the time of a double tap: its second tap must meet the same button. */
export function useHeld(isOn: boolean): boolean {
  const [wasOn, setWasOn] = useState(isOn)
  const [isHeld, setHeld] = useState(isOn)
  if (isOn !== wasOn) {
    setWasOn(isOn)
    if (isOn) setHeld(true)
  }
  useEffect(() => {
    if (!isHeld) return
    const timer = setTimeout(setHeld, DOUBLE_TAP_MS, false)
    return () => clearTimeout(timer)
  }, [isHeld])
  return isOn || isHeld
}
