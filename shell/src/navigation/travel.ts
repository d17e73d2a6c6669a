import { flushSync } from 'react-dom'

const cardPicture = (pathname: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-testid=product-card]:has(a[href="${pathname}"]) img`)].find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })

/** Shows the page of a piece; the picture of its card travels there where the browser can do that. */
export function travel(pathname: string, show: () => void) {
  const isSupported = 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  const picture = isSupported && cardPicture(pathname)
  if (!picture) return show()
  const named = (element: HTMLElement | null, name: string) => element?.style.setProperty('view-transition-name', name)
  named(picture, 'piece')
  const { ready, finished } = document.startViewTransition(() => {
    named(picture, '')
    flushSync(show)
    // The largest picture of a page is asked for first.
    named(document.querySelector('main img[fetchpriority=high]'), 'piece')
  })
  // A window out of sight has no transition.
  ready.catch(() => {})
  void finished.finally(() => named(document.querySelector('main img[fetchpriority=high]'), '')).catch(() => {})
}
