export interface Cursor {
  metres: number
  id: number
}

/** End of a page of pickup points; opaque to the browser. */
export const cursorOf = ({ metres, id }: Cursor) => Buffer.from(JSON.stringify([metres, id])).toString('base64url')

/** Null for a missing or invalid cursor: the list starts over. */
export function readCursor(cursor: string | undefined): Cursor | null {
  if (!cursor) return null
  try {
    const [metres, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    return typeof metres === 'number' && typeof id === 'number' && Number.isSafeInteger(id) ? { metres, id } : null
  } catch {
    return null
  }
}
