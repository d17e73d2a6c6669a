import { createHmac, timingSafeEqual } from 'node:crypto'

/** Hex HMAC-SHA256, compared in constant time. */
export function isSigned(given: string | string[] | undefined, content: string, key: string): boolean {
  if (typeof given !== 'string' || key === '') return false
  const [one, other] = [Buffer.from(given), Buffer.from(createHmac('sha256', key).update(content).digest('hex'))]
  return one.length === other.length && timingSafeEqual(one, other)
}
