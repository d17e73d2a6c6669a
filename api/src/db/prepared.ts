import type { PGlite, Results } from '@electric-sql/pglite'

/**
 * Runs statements, and from its second time a statement that is planned already: PGlite has no named statements of its own, and
 * planning takes longer than running here. Statements are prepared in SQL, so their parameters are written as literals.
 */
export function preparing(database: PGlite): (text: string, params: readonly unknown[]) => Promise<Results<Record<string, unknown>>> {
  const names = new Map<string, string | null>()
  return async (text, params) => {
    if (params.length === 0) return database.query(text)
    const known = names.get(text)
    if (known === undefined) {
      names.set(text, null)
      return database.query(text, [...params])
    }
    const name = known ?? `prepared_${names.size}_${Math.random().toString(36).slice(2)}`
    if (known === null) {
      await database.query(`PREPARE ${name} AS ${text}`)
      names.set(text, name)
    }
    return database.query(`EXECUTE ${name} (${params.map(literal).join(', ')})`)
  }
}

/** A value as SQL writes it. Quotes are the only sign with a meaning: standard_conforming_strings is on. Throws for what has no text. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number' && Number.isFinite(value)) return `'${value}'`
  if (Array.isArray(value)) return literal(`{${value.map(element).join(',')}}`)
  if (typeof value !== 'string' || value.includes('\0')) throw new TypeError('This value cannot be a parameter of a statement.')
  return `'${value.replaceAll("'", "''")}'`
}

function element(value: unknown): string {
  if (value === null) return 'NULL'
  if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError('A list may hold text and numbers only.')
  return `"${String(value).replace(/["\\]/g, '\\$&')}"`
}
