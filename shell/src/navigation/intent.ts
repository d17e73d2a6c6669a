import type { Visits } from '../visits/visits.ts'

const SIGNS = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const
/** Maximum prefetched page types. */
const MAX_PAGES = 2

const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)

/** Visible links. */
function linksOnScreen(): URL[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .filter((link) => {
      // Skips content not laid out, which measuring would force.
      if ('checkVisibility' in link && !link.checkVisibility({ contentVisibilityAuto: true })) return false
      const { top, bottom } = link.getBoundingClientRect()
      return link.origin === location.origin && bottom > 0 && top < innerHeight
    })
    .map(({ href }) => new URL(href))
}

/** On the first interaction prefetches code of the page types most visible links lead to. Data is prefetched on hover, touch or click. */
export function warmLinkedPages(visits: Visits) {
  if (savesData()) return
  const warm = () => {
    for (const sign of SIGNS) removeEventListener(sign, warm, true)
    setTimeout(() => visits.warm(linksOnScreen(), MAX_PAGES))
  }
  // Waits until hydration on slow phones.
  if (scrollY > 0) return warm()
  for (const sign of SIGNS) addEventListener(sign, warm, { passive: true, capture: true })
}

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
