import type { texts } from './texts/ru.ts'

/** One folder serves several addresses; these are their titles until the content service has answered. */
const TITLES: Record<string, keyof typeof texts> = {
  '/lpbally': 'collection',
  '/lpsale': 'sale',
  '/dropofmagic': 'drop',
  '/landings/loyalty-program': 'loyalty',
  '/landings/offline-subscription': 'offline',
  '/landings/online-subscription': 'online',
}

export const titleOf = (pathname: string) => TITLES[pathname] ?? 'collection'
