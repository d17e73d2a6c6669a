import type { ErrorCode } from '@shop/contracts/core/error-codes'

/** What a validator answers: the code of what is wrong, or null when nothing is (an error is a code; its texts live in texts). */
export type Verdict = ErrorCode | null

/** The first complaint of several rules about one value. */
export const firstOf = <Value>(value: Value, rules: readonly ((value: Value) => Verdict)[]): Verdict => {
  for (const rule of rules) {
    const verdict = rule(value)
    if (verdict) return verdict
  }
  return null
}
