import type { texts } from './texts/ru.ts'

/** One folder serves several addresses, each with a title of its own. */
export const TITLES: Record<string, keyof typeof texts> = {
  '/lpbally': 'bonuses',
  '/lpsale': 'sale',
  '/dropofmagic': 'drop',
  '/landings/loyalty-program': 'loyalty',
  '/landings/offline-subscription': 'offline',
  '/landings/online-subscription': 'online',
  '/landings/tablet-subscription': 'tablet',
}

export const titleOf = (pathname: string) => TITLES[pathname] ?? 'bonuses'
