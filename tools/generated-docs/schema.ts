/** Simplified type of a valibot schema. */
export interface Described {
  type: string
  entries?: Record<string, Described>
  options?: readonly unknown[]
  wrapped?: Described
  item?: Described
}

/** `{ name: string, count: number }`. */
export function describe(schema: Described): string {
  if (schema.entries)
    return `{ ${Object.entries(schema.entries)
      .map(([name, value]) => `${name}: ${describe(value)}`)
      .join(', ')} }`
  if (schema.type === 'picklist') return (schema.options ?? []).map((option) => `'${String(option)}'`).join(' | ')
  if (schema.item) return `${describe(schema.item)}[]`
  if (schema.wrapped) return `${describe(schema.wrapped)} | ${schema.type === 'nullable' ? 'null' : 'undefined'}`
  return schema.type
}
