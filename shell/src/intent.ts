import type { Visits } from './visits/visits.ts'

/** Prefetch on intent: the time between hover or touch and click is enough for a page. */
export function watchIntent(visits: Visits) {
  const intend = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (link instanceof HTMLAnchorElement && link.origin === location.origin) visits.prepare(new URL(link.href))
  }
  for (const event of ['pointerover', 'touchstart', 'focusin']) addEventListener(event, intend, { passive: true, capture: true })
}
