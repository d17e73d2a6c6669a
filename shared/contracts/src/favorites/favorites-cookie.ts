import { MAX_FAVORITES } from '../core/limits.ts'

const COOKIE = 'favorites'

/** A cookie instead of local storage, so that hearts work as plain forms without scripts. */
export function parseFavorites(cookies: string): number[] {
  const value = /(?:^|;\s*)favorites=([\d.]*)/.exec(cookies)?.[1] ?? ''
  return value.split('.').filter(Boolean).map(Number).filter(Number.isSafeInteger)
}

export const favoritesCookie = (ids: readonly number[], maxAgeSeconds: number) =>
  `${COOKIE}=${ids.slice(0, MAX_FAVORITES).join('.')}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}`
