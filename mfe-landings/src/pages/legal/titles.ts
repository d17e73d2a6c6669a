import type { texts } from './texts/ru.ts'

/** One folder serves several addresses, each with a title of its own. */
export const TITLES: Record<string, keyof typeof texts> = {
  '/terms': 'terms',
  '/oferta': 'terms',
  '/privacy': 'privacy',
  '/polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh': 'privacy',
  '/mobile-app-license': 'mobileApp',
  '/personal-data-agreement': 'consent',
  '/soglashenie-ob-ispolzovanii-polzovatelskih-materialov': 'userContent',
}

export const titleOf = (pathname: string) => TITLES[pathname] ?? 'terms'
