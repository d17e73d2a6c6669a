import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ask } from './service.ts'

/** Hex HMAC-SHA256, compared in constant time. */
export function isSigned(given: string | string[] | undefined, content: string, key: string): boolean {
  if (typeof given !== 'string' || key === '') return false
  const [one, other] = [Buffer.from(given), Buffer.from(createHmac('sha256', key).update(content).digest('hex'))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** An older signature may be a replay. */
const FRESH_MS = 5 * 60 * 1000

/** Checks the shop's signature over `timestamp.body` and its age. */
export function isSignedNow({ headers, body }: Pick<Ask, 'headers' | 'body'>, key: string): boolean {
  const timestamp = String(headers['x-timestamp'] ?? '')
  return Math.abs(Date.now() - Number(timestamp)) < FRESH_MS && isSigned(headers['x-signature'], `${timestamp}.${body}`, key)
}
