/** The focused element and those around it, innermost first; empty while nothing has focus. */
export function focusPlaces() {
  const places: Element[] = []
  for (let element = document.activeElement; element && element !== document.body; element = element.parentElement) places.push(element)
  return places
}

/** What had focus when an overlay was opened. Kept while the code of the overlay loads, since the page may replace that element. */
export const awaitingOverlay: { opener: readonly Element[] } = { opener: [] }
