import type { texts } from './texts/ru.ts'

/** One folder serves several addresses, each with a title of its own. */
export const TITLES: Record<string, keyof typeof texts> = {
  '/piercing': 'piercing',
  '/gallery': 'gallery',
  '/streams': 'streams',
}

export const titleOf = (pathname: string) => TITLES[pathname] ?? 'piercing'
