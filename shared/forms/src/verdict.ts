import type { ErrorCode } from '@shop/contracts/core/error-codes'

/** Result of a validator: an error code, or null. Texts of codes are in `texts/`. */
export type Verdict = ErrorCode | null

/** The first error of several rules for one value. */
export const firstOf = <Value>(value: Value, rules: readonly ((value: Value) => Verdict)[]): Verdict => {
  for (const rule of rules) {
    const verdict = rule(value)
    if (verdict) return verdict
  }
  return null
}
