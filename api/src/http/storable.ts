/** No form of the shop is as deep; a deeper one is an attempt to overflow the stack. */
const DEEPEST = 16

/** True when every text inside can be stored: PostgreSQL keeps neither NUL nor half a surrogate pair. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth === DEEPEST) return false
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner, depth + 1))
}
