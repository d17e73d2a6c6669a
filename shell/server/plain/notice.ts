import { ERROR_CODES } from '@shop/contracts/core/error-codes'
import type { Locale } from '@shop/contracts/shop/storefront'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import { escapeHtml, tag } from '../http/escape.ts'
import { PLAIN_WORDS } from './words.ts'

/** The bag of a browser without scripts. */
export const PLAIN_BAG = '/do/cart'

/** What `?notice=` of an address says; null for anything that no form of ours has sent. */
export function noticeOf(search: string, locale: Locale): string | null {
  const asked = new URLSearchParams(search).get('notice')
  if (asked === 'added') return PLAIN_WORDS[locale].added
  const code = ERROR_CODES.find((known) => known === asked)
  return code ? (locale === 'ru' ? errorsRu : errorsEn)[code] : null
}

const NOTE = 'padding:12px 16px;background:var(--sand);color:var(--ink);font:var(--t-text)'

/** The outcome of a form, in a document for everybody: shown without scripts only, as scripts tell it by a toast. */
export function noticeHtml(search: string, locale: Locale): string {
  const text = noticeOf(search, locale)
  if (text === null) return ''
  const bag = `<a href="${PLAIN_BAG}">${PLAIN_WORDS[locale].toBag}</a>`
  return `<noscript>${tag('p', { role: 'status', style: NOTE })}${escapeHtml(text)} ${bag}</p></noscript>`
}

/** `/cart` is filled by scripts: without them the browser goes to the plain bag. */
export const plainBagInstead = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname === '/cart' ? `<noscript>${tag('meta', { 'http-equiv': 'refresh', content: `0;url=${PLAIN_BAG}${search}` })}</noscript>` : ''
