import type { Storefront } from './storefront.ts'

/** Paths blocked per storefront. `get-certificates` is not the route `/get-certificate`, which stays reachable abroad. */
export const BLOCKED_ON_RU = [
  'caring-for-jewelry',
  'delivery',
  'press',
  'privacy',
  'returns',
  'stores',
  'terms',
  'warranty',
  'landings/tablet-subscription',
] as const

export const BLOCKED_ON_INTERNATIONAL = [
  'career',
  'certificate',
  'certificate-info',
  'certificates-and-promo-rules',
  'delete-app-account',
  'dolyame',
  'dostavka-i-oplata',
  'dropofmagic',
  'gallery',
  'garantii',
  'loyalty-program-rules',
  'lpbally',
  'lpsale',
  'mobile-app-license',
  'oferta',
  'personal-data-agreement',
  'piercing',
  'polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh',
  'promotion',
  'shops',
  'soglashenie-ob-ispolzovanii-polzovatelskih-materialov',
  'streams',
  'ukhod-za-ukrasheniyami',
  'vozvrat',
  'landings/loyalty-program',
  'landings/offline-subscription',
  'landings/online-subscription',
  'get-certificates',
] as const

/** Profile sections of the Russian storefront only. */
export const PROFILE_SECTIONS_ON_RU = ['bonusesData', 'certificatesData'] as const

/**
 * True when this storefront redirects the URL to /404 (302). Matches whole segments: /delivery and /delivery/x, never /delivery-x; ignores
 * trailing slashes, letter case and query. Unknown hosts block nothing.
 */
export function isBlocked(storefront: Storefront, pathname: string, search = ''): boolean {
  if (storefront === 'unknown') return false
  const path = cleanOf(pathname)
  const list: readonly string[] = storefront === 'ru' ? BLOCKED_ON_RU : BLOCKED_ON_INTERNATIONAL
  if (list.some((blocked) => path === blocked || path.startsWith(`${blocked}/`))) return true
  if (storefront !== 'international' || path !== 'profile') return false
  const section = new URLSearchParams(search).getAll('section')
  return section.some((name) => (PROFILE_SECTIONS_ON_RU as readonly string[]).includes(name))
}

function cleanOf(pathname: string) {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // Invalid escapes match no page and end in a 404.
  }
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^\/|\/$/g, '')
}
