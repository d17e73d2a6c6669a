import { createHash } from 'node:crypto'
import type { Engraving } from '@shop/contracts/cart/engraving'
import type { Queryable } from '../../../platform/db/database.ts'

const MARK_LENGTH = 12

/** Id of a line: pieces of a SKU with the same words and typeface are one line [engraving.line-of-its-own]. */
export function lineIdOf(sku: string, engraving: Engraving | null): string {
  if (!engraving) return sku
  const { text, face } = engraving
  return `${sku}.${createHash('sha256').update(`${face} ${text}`).digest('hex').slice(0, MARK_LENGTH)}`
}

export const isEngraved = (lines: readonly { engraving: unknown }[]) => lines.some(({ engraving }) => engraving !== null)

const ENGRAVED = `
  SELECT 1 FROM sessions JOIN carts ON carts.session_id = coalesce(sessions.cart_session_id, sessions.id)
  JOIN cart_lines l ON l.cart_id = carts.id AND l.engraving IS NOT NULL WHERE sessions.token_hash = $1 LIMIT 1`

/** Whether an engraved piece is in the bag of a session. */
export const hasEngraved = async (connection: Queryable, sessionHash: string | null) =>
  sessionHash !== null && (await connection.query(ENGRAVED, [sessionHash])).length > 0
