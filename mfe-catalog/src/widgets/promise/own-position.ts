import { useEffect, useState } from 'react'
import type { Position } from '@shop/contracts/places/kilometers'

const WAIT_MS = 10_000
/** Maximum age of a cached browser position. */
const FRESH_MS = 5 * 60_000

/** Where the shopper is, if the browser may already say so: never asks. Null while it is unknown. */
export function useOwnPosition(): Position | null {
  const [position, setPosition] = useState<Position | null>(null)
  useEffect(() => {
    let isGone = false
    void askedBefore().then((isAllowed) => {
      if (!isAllowed || isGone) return
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => !isGone && setPosition({ latitude, longitude }),
        () => {},
        { timeout: WAIT_MS, maximumAge: FRESH_MS },
      )
    })
    return () => void (isGone = true)
  }, [])
  return position
}

async function askedBefore(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch {
    // Old browsers have no permissions to ask about.
    return false
  }
}
