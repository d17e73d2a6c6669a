/**
 * A phone as calls keep it, E.164: spaces, brackets and hyphens go, and the 8 that a Russian number is dialled with becomes +7.
 * Anything else stays, so that a rule can still refuse it.
 */
export function phoneNumber(text: string): string {
  const signs = text.replace(/[\s()\u2010-\u2015-]/g, '')
  return /^8\d{10}$/.test(signs) ? `+7${signs.slice(1)}` : signs
}
