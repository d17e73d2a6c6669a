/** The focused element and those around it, innermost first; empty while nothing has focus. */
export function focusPlaces() {
  const places: Element[] = []
  for (let element = document.activeElement; element && element !== document.body; element = element.parentElement) places.push(element)
  return places
}

/** What had focus when an overlay was asked for whose code is still loading: it may be replaced before the overlay comes. */
export const awaitingOverlay: { opener: readonly Element[] } = { opener: [] }
