import type { Visits } from '../opening/visits.ts'

/**
 * Prefetches on hover or touch. Not on focus: Tab passes a whole list, and Back focuses the link one has come from. In a separate task, so that
 * it does not delay the interaction; a fast click has started its own requests.
 */
export function watchIntent(visits: Visits) {
  let intended: string | null = null
  const prepare = () => {
    if (intended !== null && intended !== location.href) visits.prepare(new URL(intended))
    intended = null
  }
  const intend = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    if (intended === null) setTimeout(prepare)
    intended = link.href
  }
  for (const event of ['pointerover', 'touchstart']) addEventListener(event, intend, { passive: true, capture: true })
}
