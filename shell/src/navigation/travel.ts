import { flushSync } from 'react-dom'

const cardPicture = (pathname: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-testid=product-card]:has(a[href="${pathname}"]) img`)].find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })

/** Opens a product with a view transition of its picture, if supported. */
export function navigateWithTransition(pathname: string, show: () => void) {
  const isSupported = 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  const picture = isSupported && cardPicture(pathname)
  if (!picture) return show()
  const named = (element: HTMLElement | null, name: string) => element?.style.setProperty('view-transition-name', name)
  named(picture, 'piece')
  const { ready, finished } = document.startViewTransition(() => {
    named(picture, '')
    flushSync(show)
    // Preloads the page's largest picture.
    named(document.querySelector('main img[fetchpriority=high]'), 'piece')
  })
  // Hidden windows have no transitions.
  ready.catch(() => {})
  void finished.finally(() => named(document.querySelector('main img[fetchpriority=high]'), '')).catch(() => {})
}
