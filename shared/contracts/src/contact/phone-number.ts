import { plainText } from '../core/plain-text.ts'

/**
 * Normalizes a phone to E.164: removes spaces, brackets and hyphens; a Russian leading 8 becomes +7. Anything else is kept for validation
 * to refuse.
 */
export function phoneNumber(text: string): string {
  const signs = plainText(text).replace(/[\s()-]/g, '')
  return /^8\d{10}$/.test(signs) ? `+7${signs.slice(1)}` : signs
}
