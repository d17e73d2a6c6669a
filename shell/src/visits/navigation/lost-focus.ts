import { focusOn } from './focus-after.ts'

const HEADINGS = 'h1, h2, h3, h4'

/** From the element up to the page's content, which is last; empty outside it. */
function pathOf(target: EventTarget | null): Element[] {
  const path: Element[] = []
  for (let one = target instanceof Element ? target : null; one; one = one.parentElement) {
    path.push(one)
    if (one.matches('main')) return path
  }
  return []
}

/**
 * A control may vanish by being used: "cancel the order", "use this certificate". The focus then goes to the heading of what it was part
 * of, because on `body` the keyboard would begin at the top of the page. Whoever moves the focus itself comes first, a swap of versions too.
 */
export function watchLostFocus() {
  let path: Element[] = []
  let frame = 0
  const look = () => {
    frame = 0
    const isLost = path[0]?.isConnected === false && (document.activeElement ?? document.body) === document.body
    const places = isLost && !document.querySelector('[data-keeps-focus]') ? path.filter((one) => one.isConnected) : []
    const href = path[0]?.getAttribute('href')
    if (path[0]?.isConnected === false) path = []
    // A link that its widget has written anew.
    const anew = href && places[0]?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
    if (anew) return anew.focus({ preventScroll: true })
    for (const place of places) {
      const heading = place.querySelector<HTMLElement>(HEADINGS)
      if (heading) return focusOn(heading)
    }
  }
  addEventListener('focusin', ({ target }) => (path = pathOf(target)))
  new MutationObserver(() => {
    if (frame === 0 && path[0]?.isConnected === false) frame = requestAnimationFrame(look)
  }).observe(document.body, { childList: true, subtree: true })
}
