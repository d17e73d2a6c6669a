import type { texts } from './texts/ru.ts'

/** Titles by URL until content is loaded. */
const TITLES: Record<string, keyof typeof texts> = {
  '/lpbally': 'collection',
  '/lpsale': 'sale',
  '/dropofmagic': 'drop',
  '/landings/loyalty-program': 'loyalty',
  '/landings/offline-subscription': 'offline',
  '/landings/online-subscription': 'online',
}

export const titleOf = (pathname: string) => TITLES[pathname] ?? 'collection'
