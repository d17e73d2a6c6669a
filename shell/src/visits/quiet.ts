import type { Scope } from 'effector'
import { match } from '@shop/contracts/pages/routes'
import { $changesInFlight } from '@shop/http'
import { $pageFailure } from '@shop/routing'
import { after } from '../loading/pause.ts'

/** A pause of this length ends typing. */
const PAUSE_MS = 1000
const LOOK_EVERY_MS = 50

/**
 * Tells when a version may be swapped without taking anything from under the shopper's hands: not while keys go down, a composition is open
 * or a pointer is held (until the next navigation), never while a change waits for its answer or a bank's answer is shown.
 */
export function watchHands(scope: Scope, address: () => URL) {
  let keyAt = -PAUSE_MS
  let isComposing = false
  let isHeld = false
  const on = (types: string, told: (event: Event) => void) => {
    for (const type of types.split(' ')) addEventListener(type, told, { capture: true, passive: true })
  }
  on('keydown input', () => {
    keyAt = performance.now()
  })
  on('compositionstart', () => {
    isComposing = true
  })
  on('compositionend', () => {
    isComposing = false
    keyAt = performance.now()
  })
  on('pointerdown', () => {
    isHeld = true
  })
  on('pointerup pointercancel dragend blur', (event) => {
    // Any field loses the focus: only the window's own loss ends a press.
    if (event.type !== 'blur' || event.target === window) isHeld = false
  })

  const isBusy = () => isComposing || isHeld || performance.now() - keyAt < PAUSE_MS

  /** For a swap that begins now: a function that waits for a quiet moment. */
  return () => {
    const start = address().pathname
    const isQuiet = () => {
      const { pathname, search } = address()
      const isKept = match(pathname, search)?.row.keepsVersion && !scope.getState($pageFailure)
      return scope.getState($changesInFlight) === 0 && !isKept && (pathname !== start || !isBusy())
    }
    return async () => {
      while (!isQuiet()) await after(LOOK_EVERY_MS)
    }
  }
}
