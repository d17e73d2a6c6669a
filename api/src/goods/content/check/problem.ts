/** Path in a document: `['blocks', 2, 'steps', 0, 'html']`. */
export type PlaceIn = readonly (string | number)[]

export interface Problem {
  path: PlaceIn
  /** A plain sentence for an editor. */
  message: string
  /** An unexpected key: the problem points to its name, not its value. */
  isKey?: boolean
  /** Text at which the problem starts within a long value. */
  at?: string
}

/** Every text in a document with its path and field name. */
export function* textsIn(value: unknown, path: PlaceIn = [], field = ''): Generator<{ path: PlaceIn; field: string; text: string }> {
  if (typeof value === 'string') yield { path, field, text: value }
  else if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* textsIn(one, [...path, index], field)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* textsIn(one, [...path, key], key)
}
