/** Writes text as if it were typed, so that React and the form hear of it. */
export function typeInto(input: HTMLInputElement, text: string) {
  // React overrides the value property on the element: calls the prototype's setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
