import type { Scope } from 'effector'
import { match } from '@shop/contracts/pages/routes'
import { $changesInFlight } from '@shop/http'
import { $pageFailure } from '@shop/routing'
import { after } from '../../platform/tasks/pause.ts'

/** A pause of this length ends typing. */
const PAUSE_MS = 1000
const LOOK_EVERY_MS = 50

type Field = HTMLInputElement | HTMLTextAreaElement
const NO_TEXT = new Set(['checkbox', 'radio', 'range', 'button', 'submit', 'file', 'hidden'])
const isTextField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !NO_TEXT.has(target.type))

function areasAround(element: Element): HTMLElement[] {
  const area = element.closest<HTMLElement>('[data-area]')
  return area ? [area, ...(area.parentElement ? areasAround(area.parentElement) : [])] : []
}

interface HandsOptions {
  scope: Scope
  address: () => URL
  /** Whether this area tells of its unsaved work itself. */
  tellsUnsaved: (owner: string, exposed: string) => boolean
}

/**
 * Tells when a version may be swapped without taking anything from under the shopper's hands. Until the next navigation: not while keys go
 * down, a composition is open, a pointer is held, or typed text has not been sent. Never while a change waits for its answer or a bank's
 * answer is shown.
 */
export function watchHands({ scope, address, tellsUnsaved }: HandsOptions) {
  let keyAt = -PAUSE_MS
  let isComposing = false
  let isHeld = false
  const typed = new Set<Field>()
  const on = (types: string, told: (event: Event) => void) => {
    for (const type of types.split(' ')) addEventListener(type, told, { capture: true, passive: true })
  }
  on('keydown input', ({ type, target }) => {
    keyAt = performance.now()
    if (type === 'input' && isTextField(target)) typed.add(target)
  })
  on('submit', ({ target }) => {
    for (const field of typed) if (field.form === target) typed.delete(field)
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

  const hasUnsent = (owner: string) => {
    for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field)
    // A widget within a page of the same remote: the page tells.
    return [...typed].some((field) => {
      const areas = areasAround(field).filter((area) => area.dataset['owner'] === owner)
      return areas.length > 0 && !areas.some((area) => tellsUnsaved(owner, area.dataset['area'] ?? ''))
    })
  }
  const isBusy = (owner: string) => isComposing || isHeld || performance.now() - keyAt < PAUSE_MS || hasUnsent(owner)

  /** For a swap of this remote that begins now: a function that waits for a quiet moment. */
  return (owner: string) => {
    const start = address().pathname
    const isQuiet = () => {
      const { pathname, search } = address()
      const isKept = match(pathname, search)?.row.keepsVersion && !scope.getState($pageFailure)
      return scope.getState($changesInFlight) === 0 && !isKept && (pathname !== start || !isBusy(owner))
    }
    return async () => {
      while (!isQuiet()) await after(LOOK_EVERY_MS)
    }
  }
}
