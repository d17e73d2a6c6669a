interface EarlyWindow {
  early?: { pressed: Set<HTMLButtonElement> }
}

/**
 * Marks the area as live and repeats the presses kept in it. For an area whose last part is loaded after its page: the shell repeats presses
 * only for areas of its own.
 */
export function markLive(area: Element | null) {
  if (!area) return
  area.setAttribute('data-live', '')
  const { early } = window as EarlyWindow
  for (const button of early?.pressed ?? []) {
    if (!area.contains(button)) continue
    early?.pressed.delete(button)
    button.removeAttribute('aria-busy')
    button.click()
  }
}
