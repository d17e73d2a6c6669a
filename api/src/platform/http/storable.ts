/** No form of the shop is nested deeper; deeper JSON tries to overflow the stack. */
const DEEPEST = 16

/** True when every string can be stored: PostgreSQL rejects NUL and lone surrogates. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEEPEST) return false
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, depth + 1))
}
