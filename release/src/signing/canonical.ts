/** Canonical JSON (RFC 8785): one text for one content, whatever the order of its fields. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  // Compares UTF-16 code units, as the standard does.
  const known = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  const fields = known.flatMap(([name, each]) => (each === undefined ? [] : [`${JSON.stringify(name)}:${canonical(each)}`]))
  return `{${fields.join(',')}}`
}
