import { plainText } from '@shop/contracts/core/text/plain-text'

/**
 * A pure function of `@shop/forms/masks`. `isDeleting`: the text is what a deletion has left. `typed`: the field's text before it was
 * normalized, when keys and no paste have made it.
 */
export type Mask = (text: string, isDeleting?: boolean, typed?: string) => string

const KEYS = /^(?:insertText|insertCompositionText|delete)/

/**
 * Writes normalized and masked text into the input and keeps the caret position from the end. A deleted dot or space that the mask writes
 * again takes no digit with it: the caret goes past. `inputType` is that of the input event.
 */
export function masked(input: HTMLInputElement, mask: Mask, inputType = '') {
  const { value, selectionEnd } = input
  // E-mail inputs do not expose the caret.
  const caret = selectionEnd ?? value.length
  let [head, tail] = [plainText(value.slice(0, caret)), plainText(value.slice(caret))]
  const isDeleting = inputType.startsWith('delete')
  const typed = KEYS.test(inputType) ? value : ''
  let shown = mask(head + tail, isDeleting, typed)
  if (isDeleting && shown.length > head.length + tail.length) {
    // The sign stays between its neighbors, so that the mask does not move them.
    const sign = isSign(shown.charAt(head.length)) ? '.' : shown.charAt(head.length)
    if (inputType.endsWith('Forward')) head += sign
    else tail = sign + tail
    shown = mask(head + tail, isDeleting, typed)
  }
  if (shown === value) return
  input.value = shown
  if (selectionEnd === null) return
  const next = shown.endsWith(tail) ? shown.length - tail.length : placeBefore(shown, signsIn(tail))
  input.setSelectionRange(next, next)
}

const isSign = (sign: string) => /[\p{L}\p{N}]/u.test(sign)
const signsIn = (text: string) => [...text].filter(isSign).length

/** The place with this many letters and digits behind it: the mask may have moved its dots. */
function placeBefore(text: string, behind: number): number {
  let [place, left] = [text.length, behind]
  while (place > 0 && left > 0) {
    place -= 1
    if (isSign(text.charAt(place))) left -= 1
  }
  return place
}

/** Type of an input event as React wraps it. Empty for autofill, and for several signs at once: a suggestion of the keyboard counts as a paste. */
export function inputTypeOf({ nativeEvent }: { nativeEvent: Event }): string {
  const { inputType = '', data = '' } = nativeEvent as Partial<Pick<InputEvent, 'inputType' | 'data'>>
  return inputType === 'insertText' && data && data.length > 1 ? '' : inputType
}
