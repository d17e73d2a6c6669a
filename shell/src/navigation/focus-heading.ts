/** A heading may come with the data of its page. */
const PATIENCE_MS = 10_000

let stop = () => {}

function focusOn(target: HTMLElement) {
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * What a screen reader announces after a navigation, and where the keyboard goes on. A heading that comes later, or in the place of
 * another (the error page), is announced when it comes, unless the shopper has gone on meanwhile.
 */
export function focusHeading() {
  stop()
  const main = document.querySelector<HTMLElement>('main')
  if (!main) return
  const look = () => {
    const { activeElement } = document
    const heading = main.querySelector<HTMLElement>('h1')
    if (!heading) focusOn(main)
    else if (activeElement !== heading) focusOn(heading)
  }
  look()
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement === main || activeElement === document.body) look()
  })
  observer.observe(main, { childList: true, subtree: true })
  const signs = ['keydown', 'pointerdown'] as const
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const given = () => stop()
  stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, given, true)
  }
  for (const sign of signs) addEventListener(sign, given, { capture: true })
}
