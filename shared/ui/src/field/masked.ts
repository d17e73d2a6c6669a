import { plainText } from '@shop/contracts/core/plain-text'

/** A pure function of `@shop/forms/masks`. */
export type Mask = (text: string) => string

/** Writes normalized and masked text into the input and keeps the caret position from the end. */
export function masked(input: HTMLInputElement, mask: Mask) {
  const typed = input.value
  const shown = mask(plainText(typed))
  if (shown === typed) return
  // E-mail inputs do not expose the caret.
  const behind = input.selectionEnd === null ? null : plainText(typed.slice(input.selectionEnd)).length
  input.value = shown
  if (behind === null) return
  const caret = Math.max(0, shown.length - behind)
  input.setSelectionRange(caret, caret)
}
