import { showPagesWith } from '../visits/navigation/navigation.tsx'
import type { Visits } from '../visits/opening/visits.ts'

const SIGNS = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const
/** Maximum prefetched page types. */
const MAX_PAGES = 2

const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)

const loadMotion = () => import(/* webpackChunkName: "popups", webpackFetchPriority: "low" */ '../visits/navigation/travel.ts')

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

/** On the first interaction prefetches code of the page types most visible links lead to, and of the motion to them. Data is prefetched on hover, touch or click. */
export function warmLinkedPages(visits: Visits) {
  if (savesData()) return
  const warm = () => {
    for (const sign of SIGNS) removeEventListener(sign, warm, true)
    setTimeout(() => {
      visits.warm(linksOnScreen(), MAX_PAGES)
      loadMotion().then(
        ({ navigateWithPicture }) => showPagesWith(navigateWithPicture),
        () => {},
      )
    })
  }
  // Waits until hydration on slow phones.
  if (scrollY > 0) return warm()
  for (const sign of SIGNS) addEventListener(sign, warm, { passive: true, capture: true })
}
