import { SUB_CATEGORY } from '../core/sub-category.ts'

export type Owner = 'mfe-catalog' | 'mfe-cart-checkout' | 'mfe-profile' | 'mfe-certificates' | 'mfe-landings'

export interface WidgetUse {
  owner: Owner
  widget: string
}

export interface RouteRow {
  /** `:name` matches one segment. Rows are tried in order: static ones first. */
  path: string
  /** What the whole address must look like. */
  like?: RegExp
  owner: Owner
  /** Folder of the page: `<owner>/src/pages/<page>/`. */
  page: string
  layout: 'default' | 'landing' | 'none'
  /** Personal pages are neither indexed nor cached. */
  personal?: true
  /** Tools and result lists: excluded from search engines. */
  unindexed?: true
  /** Opened by a code in the URL: rendered per visitor, never cached. */
  secret?: true
  /** Answers of banks are shown: an open tab keeps its version until the next navigation. */
  keepsVersion?: true
  /** Guards and loaders of the page, by name. */
  middleware?: string[]
  /** URL of the same page on the other storefront, if different. */
  pair?: string
  /** Widgets of other remotes rendered by the server with the page. */
  widgets?: WidgetUse[]
}

/** A URL as pages receive it, on the server and in the browser. */
export interface Address {
  pathname: string
  /** Query with its question mark, or empty; without tracking parameters. */
  search: string
  params: Record<string, string>
}

const shopList: WidgetUse = { owner: 'mfe-landings', widget: 'shop-list' }
const booking: WidgetUse = { owner: 'mfe-landings', widget: 'booking' }
const productRow: WidgetUse = { owner: 'mfe-catalog', widget: 'product-row' }
const subscription: WidgetUse = { owner: 'mfe-landings', widget: 'subscription' }
const bestsellers: WidgetUse = { owner: 'mfe-catalog', widget: 'bestsellers' }
const newPieces: WidgetUse = { owner: 'mfe-catalog', widget: 'new-pieces' }
const startReturn: WidgetUse = { owner: 'mfe-landings', widget: 'start-return' }
const instalments: WidgetUse = { owner: 'mfe-landings', widget: 'instalments' }
const giftFinder: WidgetUse = { owner: 'mfe-landings', widget: 'gift-finder' }

type Options = Partial<Omit<RouteRow, 'path' | 'owner' | 'page'>>
const rows = (owner: Owner, page: string, paths: string[], options: Options = {}): RouteRow[] =>
  paths.map((path) => ({ path, owner, page, layout: 'default', ...options }))

/** One page under two names. */
const paired = (page: string, international: string, russian: string, options: Options = {}): RouteRow[] => [
  ...rows('mfe-landings', page, [international], { pair: russian, ...options }),
  ...rows('mfe-landings', page, [russian], { pair: international, ...options }),
]

/** All routes of the shop; source of `docs/routes.md`. */
export const routes: RouteRow[] = [
  ...rows('mfe-landings', 'home', ['/'], { widgets: [giftFinder, bestsellers] }),

  ...rows('mfe-catalog', 'listing', [
    '/catalog',
    '/catalog/men',
    '/catalog/new',
    '/catalog/sale',
    '/jewelry',
    '/trend',
    '/promotion',
    '/jewelry/:id',
    '/trend/:id',
  ]),
  ...rows('mfe-catalog', 'designers', ['/designers']),
  ...rows('mfe-catalog', 'search', ['/search'], { unindexed: true }),
  ...rows('mfe-catalog', 'wishlist', ['/wishlist'], { personal: true }),

  ...rows('mfe-cart-checkout', 'cart', ['/cart'], { personal: true }),
  ...rows('mfe-cart-checkout', 'payment', ['/payment'], { personal: true, keepsVersion: true }),
  ...rows('mfe-cart-checkout', 'order-success', ['/order-success'], { personal: true, keepsVersion: true }),

  ...rows('mfe-profile', 'profile', ['/profile'], { personal: true }),
  ...rows('mfe-profile', 'receive-piece', ['/receive-piece'], { personal: true }),
  ...rows('mfe-profile', 'exchange', ['/exchange'], { personal: true }),
  ...rows('mfe-profile', 'review', ['/review'], { personal: true }),
  ...rows('mfe-profile', 'ya-callback', ['/ya-callback'], { personal: true, layout: 'none' }),
  ...rows('mfe-profile', 'delete-app-account', ['/delete-app-account'], { unindexed: true }),

  ...rows('mfe-certificates', 'certificate', ['/certificate']),
  ...rows('mfe-certificates', 'get-certificate', ['/get-certificate'], { unindexed: true }),

  ...paired('delivery', '/delivery', '/dostavka-i-oplata'),
  ...paired('content', '/returns', '/vozvrat', { widgets: [startReturn] }),
  ...paired('content', '/warranty', '/garantii'),
  ...paired('content', '/caring-for-jewelry', '/ukhod-za-ukrasheniyami'),
  ...paired('shops', '/stores', '/shops'),
  ...paired('content', '/terms', '/oferta'),
  ...paired('content', '/privacy', '/polozhenie-ob-obrabotke-i-zashchite-personalnykh-dannykh'),
  ...rows('mfe-landings', 'content', [
    '/personal-data-agreement',
    '/soglashenie-ob-ispolzovanii-polzovatelskih-materialov',
    '/certificate-info',
    '/certificates-and-promo-rules',
    '/loyalty-program-rules',
    '/referral-program',
    '/press',
  ]),
  ...rows('mfe-landings', 'content', ['/mobile-app-license'], { widgets: [{ owner: 'mfe-landings', widget: 'app-links' }] }),
  ...rows('mfe-landings', 'content', ['/dolyame'], { widgets: [instalments] }),
  ...rows('mfe-landings', 'content', ['/about', '/streams'], { widgets: [productRow] }),
  ...rows('mfe-landings', 'content', ['/career'], { widgets: [{ owner: 'mfe-landings', widget: 'career' }] }),
  ...rows('mfe-landings', 'content', ['/contacts'], {
    widgets: [{ owner: 'mfe-landings', widget: 'contacts-map' }, { owner: 'mfe-landings', widget: 'feedback' }, booking],
  }),
  ...rows('mfe-landings', 'content', ['/gallery']),
  ...rows('mfe-landings', 'content', ['/piercing'], { widgets: [shopList, booking] }),
  ...rows('mfe-landings', 'landing', ['/lpbally', '/lpsale', '/dropofmagic', '/landings/loyalty-program'], { layout: 'landing' }),
  ...rows('mfe-landings', 'landing', ['/landings/online-subscription'], { layout: 'landing', widgets: [subscription] }),
  // Reached by a QR code in a shop.
  ...rows('mfe-landings', 'landing', ['/landings/offline-subscription'], { layout: 'landing', unindexed: true, widgets: [subscription] }),
  // For tablets in shops.
  ...rows('mfe-landings', 'kiosk', ['/landings/tablet-subscription'], { layout: 'landing', unindexed: true, widgets: [subscription] }),

  ...rows('mfe-catalog', 'look', ['/look']),
  ...rows('mfe-catalog', 'designer', ['/designers/:id']),
  ...rows('mfe-catalog', 'search', ['/search/:id']),
  ...rows('mfe-catalog', 'listing', ['/catalog/:category'], { widgets: [newPieces] }),
  ...rows('mfe-catalog', 'listing', ['/catalog/:category/:subcategory'], { like: SUB_CATEGORY, widgets: [newPieces] }),
  ...rows('mfe-catalog', 'product', ['/catalog/:category/:id'], {
    widgets: [
      { owner: 'mfe-catalog', widget: 'unavailable' },
      { owner: 'mfe-catalog', widget: 'product-facts' },
      { owner: 'mfe-catalog', widget: 'product-story' },
    ],
  }),
  ...rows('mfe-cart-checkout', 'order-success', ['/order-success/:id'], { personal: true, keepsVersion: true }),
  ...rows('mfe-cart-checkout', 'pay-for', ['/pay/:code'], { personal: true, secret: true, keepsVersion: true }),
  ...rows('mfe-profile', 'shared-bag', ['/bag/:code'], { personal: true, secret: true }),
  ...rows('mfe-certificates', 'get-certificate', ['/get-certificate/:id'], { unindexed: true }),
  ...rows('mfe-catalog', 'shared-wishlist', ['/wishlist/:code'], { personal: true, secret: true }),
  ...rows('mfe-profile', 'passport', ['/passport/:code'], { personal: true, secret: true, layout: 'landing' }),
]

/** Widgets of the 404 and error pages. */
export const errorPageWidgets: WidgetUse[] = [bestsellers]

/** The storefront guard runs before every page. */
const MIDDLEWARE: readonly string[] = ['storefront']

/** Error for a row that names an unknown guard or loader. */
export const faultOf = ({ middleware = [] }: RouteRow) =>
  middleware.every((name) => MIDDLEWARE.includes(name)) ? null : { status: 500, message: 'Unknown middleware' }

export interface Match {
  row: RouteRow
  address: Address
}

const patterns = routes.map((row) => ({
  row,
  names: [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? ''),
  parts: row.path.split('/'),
}))

const TRACKING = /^(utm_|_openstat|yclid$|gclid$|fbclid$|ysclid$|erid$|ref$|owners$|notice$|debug$|popup$)/

/** The query without tracking and shell parameters, for caches and links. */
export function cleanSearch(search: string): string {
  if (!search) return ''
  const query = new URLSearchParams(search)
  const marks = [...query.keys()].filter((key) => TRACKING.test(key))
  if (marks.length === 0) return search === '?' ? '' : search
  for (const mark of marks) query.delete(mark)
  const rest = query.toString()
  return rest && `?${rest}`
}

/** URL → page, the same on the server and in the browser; null for an unknown page. */
export function match(pathname: string, search = ''): Match | null {
  const clean = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
  const parts = clean.split('/')
  for (const { row, names, parts: wanted } of patterns) {
    if (
      wanted.length !== parts.length ||
      row.like?.test(clean) === false ||
      !wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]))
    )
      continue
    const values = parts.filter((_, index) => wanted[index]?.startsWith(':')).map(decode)
    if (values.includes(null)) return null
    const params = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
    return { row, address: { pathname: clean, search: cleanSearch(search), params } }
  }
  return null
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
