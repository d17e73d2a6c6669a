import { hash } from 'node:crypto'

/** A number below `limit` that depends on the text only. */
export const stableHash = (words: string, limit: number) => Number.parseInt(hash('sha256', words).slice(0, 8), 16) % limit
