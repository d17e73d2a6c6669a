import type { Visits } from '../visits/visits.ts'

const SIGNS = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const
/** A page leads to one or two kinds of pages; the fourth is not worth anybody's line. */
const MOST_PAGES = 2

const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)

/** Where the links on screen lead. */
function linksOnScreen(): URL[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
    .filter((link) => {
      // What the browser has left out is far away: its place would have to be laid out first.
      if ('checkVisibility' in link && !link.checkVisibility({ contentVisibilityAuto: true })) return false
      const { top, bottom } = link.getBoundingClientRect()
      return link.origin === location.origin && bottom > 0 && top < innerHeight
    })
    .map(({ href }) => new URL(href))
}

/**
 * A shopper who begins to look around will open something: the code of the pages that most links on screen lead to is asked for
 * once, right after the first sign: some open what they see a tenth of a second later. The data waits for a hover, a touch or the click.
 */
export function warmLinkedPages(visits: Visits) {
  if (savesData()) return
  const warm = () => {
    for (const sign of SIGNS) removeEventListener(sign, warm, true)
    setTimeout(() => visits.warm(linksOnScreen(), MOST_PAGES))
  }
  // On a busy phone a shopper begins before the page listens.
  if (scrollY > 0) return warm()
  for (const sign of SIGNS) addEventListener(sign, warm, { passive: true, capture: true })
}

/**
 * Prefetch on intent: the time between hover or touch and click is enough for a page. Not in the task of the event itself: what the
 * shopper does next must not wait for it, and a click that came at once has asked already.
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
  for (const event of ['pointerover', 'touchstart', 'focusin']) addEventListener(event, intend, { passive: true, capture: true })
}
