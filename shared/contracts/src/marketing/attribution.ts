/** Cookie with the last advertising attribution, kept for UTM_COOKIE_SECONDS. */
export const ATTRIBUTION_COOKIE = 'utm_source'
export const ATTRIBUTIONS = ['gdeslon', 'paid', 'other'] as const
export type Attribution = (typeof ATTRIBUTIONS)[number]

const PAID = /^(cp[a-z]|ppc|paid.*|.*[-_]cp[acm]|retargeting|display|banner)$/

/** Attribution by UTM parameters; null without them: the cookie stays. */
export function attributionOf(search: string): Attribution | null {
  const query = new URLSearchParams(search)
  const [source = '', medium = ''] = ['utm_source', 'utm_medium'].map((name) => (query.get(name) ?? '').trim().toLowerCase())
  if (source === 'gdeslon') return 'gdeslon'
  if (PAID.test(medium)) return 'paid'
  return [...query].some(([name, value]) => name.startsWith('utm_') && value.trim() !== '') ? 'other' : null
}

/** Parses the cookie; null for any value that the front door does not write. */
export const readAttribution = (cookie: string | undefined): Attribution | null => ATTRIBUTIONS.find((one) => one === cookie) ?? null
