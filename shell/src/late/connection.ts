import { createWatch, scopeBind, type Scope } from 'effector'
import { $commonDataFailure, $online, commonDataAsked, onlineChanged } from '@shop/session'
import { whenBack } from '@shop/ui/retry'

/** The front door itself; the API may be away all the same. */
const ALIVE = '/front-door/health/live'
const LOOK_EVERY_MS = 5000
const TIMEOUT_MS = 4000

/** True when the shop answers. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(ALIVE, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })).ok
  } catch {
    return false
  }
}

/** Looks for the shop while it cannot be reached, and asks anew for the shopper's own state once it can, or once its API is back. */
export function followConnection(scope: Scope) {
  const changed = scopeBind(onlineChanged, { scope })
  const ask = () => scopeBind(commonDataAsked, { scope })({ path: location.pathname })
  let looking: ReturnType<typeof setInterval> | undefined
  const look = async () => {
    if (!document.hidden && (await isReachable())) changed(true)
  }
  const follow = (isOnline: boolean) => {
    clearInterval(looking)
    if (!isOnline) looking = setInterval(() => void look(), LOOK_EVERY_MS)
  }
  createWatch({
    unit: $online,
    scope,
    fn: (isOnline) => {
      follow(isOnline)
      if (isOnline) ask()
    },
  })

  // A page that failed with it is tried by itself, and must not use up the try of the bag and the menu.
  const memory = { lastRetry: Number.NEGATIVE_INFINITY }
  let stop: (() => void) | undefined
  const recover = (failure: unknown) => {
    stop?.()
    stop = failure ? whenBack(ask, undefined, memory) : undefined
  }
  createWatch({ unit: $commonDataFailure, scope, fn: recover })
  recover(scope.getState($commonDataFailure))

  if (!navigator.onLine) changed(false)
  return { lost: () => changed(false) }
}
