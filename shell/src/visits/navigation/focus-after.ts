/** Maximum wait for what depends on data. */
const PATIENCE_MS = 10_000

let stop = () => {}

export function focusOn(target: HTMLElement) {
  if (!target.matches('a[href]')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Focuses what a new page is about, for screen readers and keyboard: the link that one came from, else the heading. Waits for late ones,
 * and stops when the shopper moves the focus.
 * @param href of the link; null for the heading
 */
function focusIn(main: HTMLElement, href: string | null) {
  stop()
  const heading = () => main.querySelector<HTMLElement>('h1')
  const link = () =>
    href === null
      ? null
      : ([...main.querySelectorAll<HTMLAnchorElement>('a[href]')].find((one) => one.getAttribute('href') === href && one.tabIndex >= 0) ??
        null)
  let last: Element | null = null
  const look = () => {
    const target = link() ?? heading() ?? main
    if (document.activeElement !== target) focusOn(target)
    last = document.activeElement
  }
  look()
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    // The heading is left only for the link, which may come with the data.
    const isFree = activeElement === main || activeElement === document.body || (activeElement === last && link() !== null)
    if (isFree && !activeElement?.matches('a[href]')) look()
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

const inMain = (focus: (main: HTMLElement) => void) => {
  const main = document.querySelector<HTMLElement>('main')
  if (main) focus(main)
}

export const focusHeading = () => inMain((main) => focusIn(main, null))

/** Links that were followed, by history entry. Memory only: a reload starts at the heading anyway. */
const followed = new Map<string, string>()

/** Where the page of this entry was left for. */
export const rememberLink = (key: string, href: string) => void followed.set(key, href)

/** Back: where one was. */
export const focusLink = (key: string) => inMain((main) => focusIn(main, followed.get(key) ?? null))

/** A step of the same page has removed what was focused. */
export function focusHeadingIfLost() {
  if (document.activeElement === null || document.activeElement === document.body) focusHeading()
}
