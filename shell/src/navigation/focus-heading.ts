/** Maximum wait for a heading that depends on data. */
const PATIENCE_MS = 10_000

let stop = () => {}

function focusOn(target: HTMLElement) {
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Focuses the page heading after navigation for screen readers and keyboard. Waits for late headings, and stops when the shopper moves the
 * focus.
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
