import { createHash } from 'node:crypto'
import { type Engraving, ENGRAVING_DAYS } from '@shop/contracts/cart/engraving'
import { DAY_MS } from '@shop/contracts/core/time/durations'

const MARK_LENGTH = 12

/** Id of a line: pieces of a SKU with the same words and typeface are one line [engraving.line-of-its-own]. */
export function lineIdOf(sku: string, engraving: Engraving | null): string {
  if (!engraving) return sku
  const { text, face } = engraving
  return `${sku}.${createHash('sha256').update(`${face} ${text}`).digest('hex').slice(0, MARK_LENGTH)}`
}

export const isEngraved = (lines: readonly { engraving: unknown }[]) => lines.some(({ engraving }) => engraving !== null)

/** Engraved pieces leave the workshop some days later [engraving.days-added]. */
export const readyAt = (now: Date, lines: readonly { engraving: unknown }[]): Date =>
  isEngraved(lines) ? new Date(now.getTime() + ENGRAVING_DAYS * DAY_MS) : now
