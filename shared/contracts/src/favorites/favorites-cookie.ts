import { MAX_FAVORITES } from '../core/limits.ts'

const COOKIE = 'favorites'

/** In a cookie and not in local storage, so that the heart also works as a plain form, without scripts. */
export function parseFavorites(cookies: string): number[] {
  const value = /(?:^|;\s*)favorites=([\d.]*)/.exec(cookies)?.[1] ?? ''
  return value.split('.').filter(Boolean).map(Number).filter(Number.isSafeInteger)
}

export const favoritesCookie = (ids: readonly number[], maxAgeSeconds: number) =>
  `${COOKIE}=${ids.slice(0, MAX_FAVORITES).join('.')}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}`
