import { ERROR_CODES } from '@shop/contracts/core/error-codes'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { NOTICE_COOKIE, NOTICE_SAID } from '../../../src/platform/document/notice-cookie.ts'
import type { Config } from '../../platform/config/config.ts'
import { escapeHtml, tag } from '../../platform/http/escape.ts'
import type { ShopVisit } from '../../requests/visit.ts'
import { errorText } from './error-text.ts'
import { PLAIN_WISHLIST } from './wishlist/hearts.ts'
import { PLAIN_TEXTS } from './texts.ts'

/** The bag of a browser without scripts. */
export const PLAIN_BAG = '/do/cart'

/** Seconds: the redirect of a form takes less. */
const LIFE = 60

/** The cookie of a form's outcome, for the page it leads back to. */
export const noticeCookie = (code: string, { secure }: Pick<ShopVisit, 'secure'>) =>
  `${NOTICE_COOKIE}=${code}; Path=/; SameSite=Lax; Max-Age=${LIFE}${secure ? '; Secure' : ''}`

/** What the last form came to, if this page is the first to say it [bag.without-scripts]. */
export function noticeCodeOf({ cookies }: Pick<ShopVisit, 'cookies'>): string | null {
  const code = cookies[NOTICE_COOKIE]
  return code !== undefined && (isSaidWell(code) || ERROR_CODES.some((known) => known === code)) ? code : null
}

const SAID_WELL = ['added', 'hearted', 'unhearted'] as const
/** What a form did. */
export type SaidWell = (typeof SAID_WELL)[number]
const isSaidWell = (code: string): code is SaidWell => SAID_WELL.some((known) => known === code)

export function noticeOf(visit: Pick<ShopVisit, 'cookies' | 'context'>, config: Pick<Config, 'brand'>): string | null {
  const code = noticeCodeOf(visit)
  if (code && isSaidWell(code)) return PLAIN_TEXTS[visit.context.locale][code]
  return code && errorText(code, visit.context, config)
}

/** Forgets the notice that this page says; the page that stands in for another leaves it to that one. */
export const noticeSaid = (visit: ShopVisit): string[] =>
  noticeCodeOf(visit) && visit.pathname !== '/cart' && visit.pathname !== '/wishlist' ? [NOTICE_SAID] : []

const NOTE = 'padding:12px 16px;background:var(--sand);color:var(--ink);font:var(--t-text)'

/** The outcome of a form: shown without scripts, told by a toast with them. */
export function noticeHtml(text: string | null, { locale }: Pick<ShopContext, 'locale'>): string {
  if (text === null) return ''
  const { toBag, toWishlist, hearted, unhearted } = PLAIN_TEXTS[locale]
  const isOfHeart = text === hearted || text === unhearted
  const bag = `<a class="link" href="${isOfHeart ? PLAIN_WISHLIST : PLAIN_BAG}">${isOfHeart ? toWishlist : toBag}</a>`
  return `${tag('noscript', { 'data-notice': text })}${tag('p', { role: 'status', style: NOTE })}${escapeHtml(text)} ${bag}</p></noscript>`
}

/** Bag, wishlist, payment and orders are filled by scripts: without them the browser goes to the plain pages. */
export function plainPageInstead(address: { pathname: string; search: string }): string {
  const url = plainPageOf(address)
  return url ? `<noscript>${tag('meta', { 'http-equiv': 'refresh', content: `0;url=${url}` })}</noscript>` : ''
}

function plainPageOf({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname === '/cart') return PLAIN_BAG
  if (pathname === '/wishlist') return PLAIN_WISHLIST
  const query = new URLSearchParams(search)
  const [, placed] = /^\/order-success\/([\w-]{1,64})$/.exec(pathname) ?? []
  if (placed) return `/do/order/${placed}${query.has('key') ? `?key=${encodeURIComponent(query.get('key') ?? '')}` : ''}`
  if (pathname !== '/payment') return null
  const order = query.get('order') ?? ''
  if (!/^[\w-]{1,64}$/.test(order)) return '/do/payment'
  // The key of a letter names its order in any browser.
  const key = query.get('key') ?? ''
  const name = /^[\w.-]{1,100}$/.test(key) ? key : order
  return `/do/payment/${name}${query.get('step') === 'processing' ? '?step=processing' : ''}`
}
