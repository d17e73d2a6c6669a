export interface Cursor {
  metres: number
  id: number
}

/** Where a page of pickup points ended; opaque to the shopper's browser. */
export const cursorOf = ({ metres, id }: Cursor) => Buffer.from(JSON.stringify([metres, id])).toString('base64url')

/** Null for no cursor and for one that we have not written: the list then begins anew. */
export function readCursor(cursor: string | undefined): Cursor | null {
  if (!cursor) return null
  try {
    const [metres, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    return typeof metres === 'number' && typeof id === 'number' && Number.isSafeInteger(id) ? { metres, id } : null
  } catch {
    return null
  }
}
