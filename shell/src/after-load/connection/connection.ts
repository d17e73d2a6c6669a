import { createWatch, scopeBind, type Scope } from 'effector'
import { $commonDataFailure, $online, commonDataAsked, onlineChanged } from '@shop/session'
import { newRetries, whenBack } from '@shop/ui/retry'

/** Front door endpoint that works without the API. */
const ALIVE = '/front-door/health/live'
const LOOK_EVERY_MS = 5000
const TIMEOUT_MS = 4000

/** True when the front door responds. */
export async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(ALIVE, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })).ok
  } catch {
    return false
  }
}

/** Asks again for pictures that were lost on the way: a browser does not by itself. */
function reloadPictures() {
  for (const picture of document.images) {
    const { src, naturalWidth } = picture
    if (!naturalWidth) picture.src = src
  }
}

/** Polls while offline, and reloads the shopper's state once online, or once the API is back. */
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
      if (!isOnline) return
      ask()
      reloadPictures()
    },
  })

  // Failed pages retry by themselves; their retry is separate.
  const retries = newRetries()
  let stop: (() => void) | undefined
  const recover = (failure: unknown) => {
    stop?.()
    stop = failure ? whenBack(ask, undefined, retries) : undefined
  }
  createWatch({ unit: $commonDataFailure, scope, fn: recover })
  recover(scope.getState($commonDataFailure))

  if (!navigator.onLine) changed(false)
  return { lost: () => changed(false) }
}
