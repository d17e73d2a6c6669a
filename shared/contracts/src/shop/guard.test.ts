import { isBlocked } from './guard.ts'
import { storefrontOf } from './storefront.ts'

// The paths of [guard.russian-storefront] and [guard.international-storefront], typed again: a slip in the module must not repeat itself here.
const notOnRu = 'caring-for-jewelry, delivery, press, privacy, returns, stores, terms, warranty, landings/tablet-subscription'.split(', ')
const notAbroad =
  'career, certificate, certificate-info, certificates-and-promo-rules, delete-app-account, dolyame, dostavka-i-oplata, dropofmagic, gallery, garantii, loyalty-program-rules, lpbally, lpsale, mobile-app-license, oferta, personal-data-agreement, piercing, polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh, promotion, shops, soglashenie-ob-ispolzovanii-polzovatelskih-materialov, streams, ukhod-za-ukrasheniyami, vozvrat, landings/loyalty-program, landings/offline-subscription, landings/online-subscription, get-certificates'.split(
    ', ',
  )
const everywhere = [
  '',
  'catalog',
  'catalog/rings',
  'cart',
  'profile',
  'about',
  'contacts',
  'get-certificate',
  'get-certificate/7',
  'referral-program',
  '404',
]

const hosts = {
  'shop.ru.localhost:3000': 'ru',
  'zlata.ru': 'ru',
  'shop.com.localhost:3000': 'international',
  'zlata.com': 'international',
  'en.shop.ru.localhost:3000': 'international',
  'localhost:3000': 'unknown',
  '127.0.0.1:3000': 'unknown',
} as const

const table = Object.entries(hosts).flatMap(([host, storefront]) => [
  ...notOnRu.map((path) => ({ host, path, blocked: storefront === 'ru' })),
  ...notAbroad.map((path) => ({ host, path, blocked: storefront === 'international' })),
  ...everywhere.map((path) => ({ host, path, blocked: false })),
])

test.each(table)(
  '$host /$path blocked: $blocked, nested too [guard.russian-storefront] [guard.international-storefront] [guard.get-certificates-literal]',
  ({ host, path, blocked }) => {
    const storefront = storefrontOf(host)
    expect(isBlocked(storefront, `/${path}`)).toBe(blocked)
    expect(isBlocked(storefront, `/${path}/`)).toBe(blocked)
    expect(isBlocked(storefront, `/${path}`.toUpperCase(), '?utm_source=x')).toBe(blocked)
    if (path) expect(isBlocked(storefront, `/${path}/below/it`)).toBe(blocked)
  },
)

test.each(['/delivery-x', '/terms2', '/press-kit/delivery', '/x/warranty'])(
  '%s only looks like a blocked path [guard.whole-segments]',
  (path) => {
    expect(isBlocked('ru', path)).toBe(false)
  },
)

test.each([
  ['international', '?section=bonusesData', true],
  ['international', '?section=certificatesData', true],
  ['international', '?a=1&section=ordersData&section=bonusesData', true],
  ['international', '?section=ordersData', false],
  ['international', '', false],
  ['ru', '?section=bonusesData', false],
  ['unknown', '?section=bonusesData', false],
] as const)('the profile on the %s storefront with %j is blocked: %s [guard.profile-sections-abroad]', (storefront, search, blocked) => {
  expect(isBlocked(storefront, '/profile', search)).toBe(blocked)
  expect(isBlocked(storefront, '/profile/', search)).toBe(blocked)
})

test.each(['/%E0%A4%A', '//delivery', '/deliv%65ry'])('a malformed path %s does not break the guard', (path) => {
  expect(isBlocked('ru', path)).toBe(path !== '/%E0%A4%A')
})
