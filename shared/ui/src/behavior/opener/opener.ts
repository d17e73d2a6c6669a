/** The focused element and those around it, innermost first; empty while nothing has focus. */
export function focusPlaces() {
  const places: Element[] = []
  for (let element = document.activeElement; element && element !== document.body; element = element.parentElement) places.push(element)
  return places
}

/** The control that has taken the place of one that is gone: the nearest link or button with the same words. */
export function successorOf(gone: Element, places: readonly Element[]): HTMLElement | undefined {
  const controls = places.flatMap((place) => [...place.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')])
  return controls.find(({ textContent }) => textContent === gone.textContent)
}

/** What had focus when an overlay was opened. Kept while the code of the overlay loads, since the page may replace that element. */
export const awaitingOverlay: { opener: readonly Element[] } = { opener: [] }
