import { ERROR_CODES } from '@shop/contracts/core/error-codes'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { Config } from '../config.ts'
import { escapeHtml, tag } from '../http/escape.ts'
import { errorText } from './error-text.ts'
import { PLAIN_WORDS } from './words.ts'

/** The bag of a browser without scripts. */
export const PLAIN_BAG = '/do/cart'

/** What `?notice=` of an address says; null for anything that no form of ours has sent. */
export function noticeOf(search: string, context: ShopContext, config: Pick<Config, 'brand'>): string | null {
  const asked = new URLSearchParams(search).get('notice')
  if (asked === 'added') return PLAIN_WORDS[context.locale].added
  const code = ERROR_CODES.find((known) => known === asked)
  return code ? errorText(code, context, config) : null
}

/** Adds the notice of a submitted form to the query. Documents with a notice are cached apart. */
export function withNoticeOf(asked: string, search: string): string {
  const notice = new URLSearchParams(asked).get('notice')
  if (notice !== 'added' && !ERROR_CODES.some((known) => known === notice)) return search
  return `${search}${search ? '&' : '?'}notice=${notice}`
}

const NOTE = 'padding:12px 16px;background:var(--sand);color:var(--ink);font:var(--t-text)'

/** The outcome of a form, in a document for everybody: shown without scripts only, as scripts tell it by a toast. */
export function noticeHtml(search: string, context: ShopContext, config: Pick<Config, 'brand'>): string {
  const text = noticeOf(search, context, config)
  if (text === null) return ''
  const bag = `<a class="link" href="${PLAIN_BAG}">${PLAIN_WORDS[context.locale].toBag}</a>`
  return `<noscript>${tag('p', { role: 'status', style: NOTE })}${escapeHtml(text)} ${bag}</p></noscript>`
}

/** Bag and payment are filled by scripts: without them the browser goes to the plain pages. */
export function plainPageInstead(address: { pathname: string; search: string }): string {
  const url = plainPageOf(address)
  return url ? `<noscript>${tag('meta', { 'http-equiv': 'refresh', content: `0;url=${url}` })}</noscript>` : ''
}

function plainPageOf({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname === '/cart') return PLAIN_BAG + search
  if (pathname !== '/payment') return null
  const query = new URLSearchParams(search)
  const order = query.get('order') ?? ''
  if (!/^[\w-]{1,64}$/.test(order)) return '/do/payment'
  // The bank returns without a step.
  return `/do/payment/${order}${query.get('step') === 'payment' ? '' : '?step=processing'}`
}
