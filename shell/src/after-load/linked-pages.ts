import type { Visits } from '../visits/opening/visits.ts'

export { navigateWithPicture } from '../visits/navigation/travel.ts'

/** Maximum prefetched page types. */
const MAX_PAGES = 2

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

/** Prefetches code of the page types that most visible links lead to. Data is prefetched on hover, touch or click. */
export const warmPagesOfLinks = (visits: Visits) => visits.warm(linksOnScreen(), MAX_PAGES)
