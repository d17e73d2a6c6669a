import type { Early } from './early-state.ts'

/** React may have written the area anew meanwhile: what says the same is pressed instead, and has the focus. */
function successorOf(button: HTMLElement, area: Element | null) {
  const all = (area ?? document).querySelectorAll<HTMLElement>(button.localName)
  const found = [...all].find(({ textContent }) => textContent && textContent === button.textContent)
  found?.focus()
  return found
}

/** Presses the buttons again that wait for this area, or for the shell: `area` is their nearest one. */
export function replayPresses(area: Element | null) {
  const { early } = window as { early?: Early }
  for (const button of early?.pressed ?? []) {
    if (button.isConnected && button.closest('[data-area]') !== area) continue
    const now = button.isConnected ? button : successorOf(button, area)
    if (!now) continue
    early?.pressed.delete(button)
    now.removeAttribute('aria-busy')
    now.click()
  }
}

/** The code of this area will not come: its buttons wait for nothing, and say so. */
export function releasePresses(area: Element | null) {
  const { early } = window as { early?: Early }
  area?.setAttribute('data-left', '')
  for (const button of early?.pressed ?? []) {
    if (button.closest('[data-area]') !== area) continue
    early?.pressed.delete(button)
    button.removeAttribute('aria-busy')
  }
}

/** Replays early submissions after hydration. @returns forms removed meanwhile */
export function replayEarly(): FormData[] {
  const early = (window as { early?: Early }).early
  early?.stop()
  const gone: FormData[] = []
  for (const { form, submitter, data } of early?.waiting ?? []) {
    submitter?.removeAttribute('aria-busy')
    // A heart may be removed without its form.
    if (form.isConnected && submitter?.isConnected !== false) form.requestSubmit(submitter)
    else gone.push(data)
  }
  return gone
}
