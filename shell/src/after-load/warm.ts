import { showPagesWith } from '../visits/navigation/navigation.tsx'
import type { Visits } from '../visits/opening/visits.ts'

const SIGNS = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const

const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)

const loadPages = () => import(/* webpackChunkName: "popups", webpackFetchPriority: "low" */ './linked-pages.ts')

/** On the first interaction loads the motion to linked pages, and their code. */
export function warmLinkedPages(visits: Visits) {
  if (savesData()) return
  const warm = () => {
    for (const sign of SIGNS) removeEventListener(sign, warm, true)
    setTimeout(() => {
      loadPages().then(
        ({ warmPagesOfLinks, navigateWithPicture }) => {
          warmPagesOfLinks(visits)
          showPagesWith(navigateWithPicture)
        },
        () => {},
      )
    })
  }
  // Waits until hydration on slow phones.
  if (scrollY > 0) return warm()
  for (const sign of SIGNS) addEventListener(sign, warm, { passive: true, capture: true })
}
