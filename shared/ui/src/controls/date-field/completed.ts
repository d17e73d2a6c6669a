import { typeInto, type Mask } from '../field/index.ts'

/** For a date field that is left: one digit of a part is enough, `7.12.2026` becomes `07.12.2026`. */
export function completed(input: HTMLInputElement, mask: Mask) {
  const whole = mask(input.value)
  if (whole !== input.value) typeInto(input, whole)
}
