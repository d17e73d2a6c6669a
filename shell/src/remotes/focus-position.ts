/** Maximum wait for late parts. */
const PATIENCE_MS = 2000

type Field = HTMLInputElement | HTMLTextAreaElement
const isField = (element: Element): element is Field => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** Matches an element across versions. */
const signOf = (element: Element) =>
  [
    ...['name', 'type', 'href', 'aria-label'].map((attribute) => element.getAttribute(attribute)),
    element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type) ? element.value : '',
    /^(A|BUTTON)$/.test(element.tagName) ? element.textContent : '',
  ].join('\n')

const alike = (area: Element, tag: string, sign: string) => [...area.querySelectorAll(tag)].filter((other) => signOf(other) === sign)

export interface FocusPosition {
  tag: string
  sign: string
  index: number
  value: string | null
  caret: readonly [number | null, number | null, 'forward' | 'backward' | 'none' | null] | null
}

/** The focused element within this area; null if outside. */
export function positionOf(area: Element | null): FocusPosition | null {
  const focused = document.activeElement
  if (!area || !focused || !area.contains(focused)) return null
  const [tag, sign] = [focused.tagName, signOf(focused)]
  const field = isField(focused) ? focused : null
  return {
    tag,
    sign,
    index: alike(area, tag, sign).indexOf(focused),
    value: field && field.value,
    // Null for inputs without a caret: numbers, checkboxes.
    caret: field && field.selectionStart !== null ? [field.selectionStart, field.selectionEnd, field.selectionDirection] : null,
  }
}

function goBackTo(area: Element, { tag, sign, index, value, caret }: FocusPosition) {
  const element = alike(area, tag, sign)[index]
  if (!(element instanceof HTMLElement)) return
  element.focus({ preventScroll: true })
  if (!isField(element) || !caret) return
  // Uses the native setter, so that React sees the change as typing.
  if (value !== null && value !== element.value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
  element.setSelectionRange(caret[0], caret[1], caret[2] ?? 'none')
}

/** Restores focus, text and caret, also when the field renders later. */
export function keepPosition(area: Element, position: FocusPosition) {
  // Until its field is there, the focus belongs to nothing else.
  area.setAttribute('data-keeps-focus', '')
  goBackTo(area, position)
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) goBackTo(area, position)
  })
  observer.observe(area, { childList: true, subtree: true })
  const stop = () => {
    area.removeAttribute('data-keeps-focus')
    observer.disconnect()
    removeEventListener('keydown', typed, true)
    removeEventListener('pointerdown', stop, true)
  }
  /** A letter that comes before its field is taken there. */
  const typed = () => {
    if (document.activeElement === document.body) goBackTo(area, position)
    else stop()
  }
  addEventListener('keydown', typed, true)
  addEventListener('pointerdown', stop, true)
  setTimeout(stop, PATIENCE_MS)
}
