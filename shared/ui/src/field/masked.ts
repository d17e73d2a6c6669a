/** A pure function of `@shop/forms/masks`. */
export type Mask = (text: string) => string

/** Writes the masked text into the input; what stands behind the caret stays behind it. */
export function masked(input: HTMLInputElement, mask: Mask) {
  const typed = input.value
  const shown = mask(typed)
  if (shown === typed) return
  // An e-mail input has no caret that could be read.
  const behind = input.selectionEnd === null ? null : typed.length - input.selectionEnd
  input.value = shown
  if (behind === null) return
  const caret = Math.max(0, shown.length - behind)
  input.setSelectionRange(caret, caret)
}
