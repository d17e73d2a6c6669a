import type { texts } from './texts/ru.ts'

/** One folder serves several addresses, each with a title of its own. */
export const TITLES: Record<string, keyof typeof texts> = {
  '/certificate-info': 'certificateInfo',
  '/certificates-and-promo-rules': 'certificatesAndPromo',
  '/loyalty-program-rules': 'loyalty',
  '/referral-program': 'referral',
}

export const titleOf = (pathname: string) => TITLES[pathname] ?? 'certificateInfo'
