/** `28.11.2026` → `2026-11-28`; null for an invalid date. */
export function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text.trim()) ?? []
  if (!day || !month || !year) return null
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const written = `${year}-${month}-${day}`
  return date.toISOString().startsWith(written) ? written : null
}

/** `2026-11-28` → `28.11.2026` */
export const textOf = (day: string) => day.split('-').toReversed().join('.')
